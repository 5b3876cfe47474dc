"""What Redis does in one step each, in its Lua. All keys of a room expire together.

A room is a hash of `core` and `seats`, of versions, `v` of all of it, `v:seats` and `v:votes` of these parts, and for
each process of the version that it has written last, by which the process finds out that Redis has lost it. Whoever
changes a room has `lock` for some seconds at most.
"""

# All keys begin with it; the braces keep them together in a cluster. The number is that of the format of a room:
# servers that write another one do not read this one.
KEYS = "{bitqueens}:4:"

# KEYS: room, votes, ended, lock. ARGV: turn, or nothing to look only; milliseconds, process; then the versions that are
# known. Parts that are known are not told.
TAKE = """
if ARGV[1] ~= '' and not redis.call('SET', KEYS[4], ARGV[1], 'NX', 'PX', ARGV[2]) then return 'busy' end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local known = redis.call('HMGET', KEYS[1], 'v', 'v:seats', 'v:votes', 'at:' .. ARGV[3])
local v, seats, votes = known[1] or '', known[2] or '', known[3] or ''
if v == '' then return {now, redis.call('GET', KEYS[3]) or '', '', '', '', '', false, false, false} end
return {now, '', known[4] or '', v, seats, votes,
  v ~= ARGV[4] and redis.call('HGET', KEYS[1], 'core'),
  seats ~= ARGV[5] and redis.call('HGET', KEYS[1], 'seats'),
  votes ~= ARGV[6] and redis.call('HGETALL', KEYS[2])}
"""

# KEYS: room, votes, ended, lock, codes. ARGV: turn, milliseconds to live, code, then if there is something to write:
# old version, new version, process, channel, core, seats or nothing, whether all votes are new, votes by mark.
PUT = """
if redis.call('GET', KEYS[4]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[4])
if #ARGV > 3 then
  if (redis.call('HGET', KEYS[1], 'v') or '') ~= ARGV[4] then return 0 end
  redis.call('HSET', KEYS[1], 'v', ARGV[5], 'at:' .. ARGV[6], ARGV[5], 'core', ARGV[8])
  if ARGV[9] ~= '' then redis.call('HSET', KEYS[1], 'v:seats', ARGV[5], 'seats', ARGV[9]) end
  if ARGV[10] == '1' then redis.call('DEL', KEYS[2]) end
  for place = 11, #ARGV, 2 do redis.call('HSET', KEYS[2], ARGV[place], ARGV[place + 1]) end
  if ARGV[10] == '1' or #ARGV > 10 then redis.call('HSET', KEYS[1], 'v:votes', ARGV[5]) end
  redis.call('DEL', KEYS[3])
  redis.call('PUBLISH', ARGV[7], ARGV[3] .. ' ' .. ARGV[6])
end
if redis.call('PEXPIRE', KEYS[1], ARGV[2]) == 1 then
  redis.call('PEXPIRE', KEYS[2], ARGV[2])
  local time = redis.call('TIME')
  redis.call('ZADD', KEYS[5], time[1] * 1000 + ARGV[2], ARGV[3])
  redis.call('PEXPIRE', KEYS[5], 86400000)
end
return 1
"""

# KEYS: room, votes, ended, lock, codes. ARGV: turn, why, seconds, code, channel, process.
END = """
if redis.call('GET', KEYS[4]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1], KEYS[2], KEYS[4])
redis.call('SET', KEYS[3], ARGV[2], 'EX', ARGV[3])
redis.call('ZREM', KEYS[5], ARGV[4])
redis.call('PUBLISH', ARGV[5], ARGV[4] .. ' ' .. ARGV[6])
return 1
"""

# KEYS: room, votes, ended, lock. ARGV: turn. What cannot be read is as if it were lost.
DISCARD = """
if redis.call('GET', KEYS[4]) == ARGV[1] then redis.call('DEL', KEYS[1], KEYS[2]) end
"""

# KEYS: codes. How many rooms there are.
COUNT = """
local time = redis.call('TIME')
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', time[1] * 1000)
return redis.call('ZCARD', KEYS[1])
"""

# KEYS: a bucket of tokens, as in `hosting.sockets.bucket`. ARGV: tokens a second, tokens at once, and the time unless
# that of Redis counts. Takes a token, if there is one.
TRY = """
local a_second, at_once, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
if not now then
  local time = redis.call('TIME')
  now = time[1] + time[2] / 1000000
end
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'filled')
local tokens, filled = tonumber(kept[1]) or at_once, tonumber(kept[2]) or now
tokens = math.min(at_once, tokens + math.max(0, now - filled) * a_second)
local taken = tokens >= 1 and 1 or 0
redis.call('HSET', KEYS[1], 'tokens', string.format('%.6f', tokens - taken), 'filled', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil(at_once / a_second))
return taken
"""

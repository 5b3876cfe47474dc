"""Lua scripts that Redis runs, each as one atomic step.

A room is a hash: its version `v`, which is unique to each state, `core`, and `seats`.
"""

# Prefix of all keys; its braces keep them in one slot of a Redis cluster. The number is the version of the room's
# format: servers of another version use other keys.
KEYS = "{bitqueens}:5:"

# Renews a room for so many milliseconds; it expires when no process renews it.
_LIVES = """
local function lives(room, codes, code, milliseconds)
  redis.call('PEXPIRE', room, milliseconds)
  local time = redis.call('TIME')
  redis.call('ZADD', codes, time[1] * 1000 + milliseconds, code)
  redis.call('PEXPIRE', codes, 86400000)
end
"""

# KEYS: room, ended, codes. ARGV: code, the caller's version or nothing, and with a version, milliseconds to live.
# Returns the room, but not one that the caller has.
LOAD = f"""{_LIVES}
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local v = redis.call('HGET', KEYS[1], 'v')
if not v then return {{now, '', redis.call('GET', KEYS[2]) or ''}} end
if ARGV[3] then lives(KEYS[1], KEYS[3], ARGV[1], ARGV[3]) end
if v == ARGV[2] then return {{now, v}} end
return {{now, v, redis.call('HGET', KEYS[1], 'core'), redis.call('HGET', KEYS[1], 'seats')}}
"""

# KEYS: room, ended, codes. ARGV: code, old version or nothing, new version, milliseconds to live, channel, news, the
# reason of its end or nothing, for how many seconds to store that, core, and seats if they have changed.
CHANGE = f"""{_LIVES}
if (redis.call('HGET', KEYS[1], 'v') or '') ~= ARGV[2] then return 0 end
if ARGV[7] ~= '' then
  redis.call('DEL', KEYS[1])
  redis.call('SET', KEYS[2], ARGV[7], 'EX', ARGV[8])
  redis.call('ZREM', KEYS[3], ARGV[1])
else
  redis.call('HSET', KEYS[1], 'v', ARGV[3], 'core', ARGV[9])
  if ARGV[10] then redis.call('HSET', KEYS[1], 'seats', ARGV[10]) end
  redis.call('DEL', KEYS[2])
  lives(KEYS[1], KEYS[3], ARGV[1], ARGV[4])
end
redis.call('PUBLISH', ARGV[5], ARGV[6])
return 1
"""

# KEYS: codes. Returns the number of rooms.
COUNT = """
local time = redis.call('TIME')
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', time[1] * 1000)
return redis.call('ZCARD', KEYS[1])
"""

# KEYS: a token bucket, as in `hosting.shares`. ARGV: tokens a second, tokens at once, and the time, by default that
# of Redis. Takes a token, if there is one.
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

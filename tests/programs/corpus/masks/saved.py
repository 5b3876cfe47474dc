n=6
m=(1<<n)-1
st=[]
cols=ld=rd=0
free=m
cnt=0
row=0
while True:
    if free:
        b=free&-free
        free^=b
        if row==n-1:
            cnt+=1
            continue
        st.append((cols,ld,rd,free))
        cols|=b
        ld=(ld|b)<<1
        rd=(rd|b)>>1
        row+=1
        free=m&~(cols|ld|rd)
    else:
        if not st: break
        cols,ld,rd,free=st.pop()
        row-=1
print(cnt)

#!/bin/sh
# image-root.sh RELEASE NODE ROOT: makes the root of the image (Containerfile) of an unpacked release and a Node: these two, and of the
# machine's own packages the libraries that they load. No shell, no package manager, nobody but the one user.
set -eu
release=$1 node=$2 root=$3
mkdir -p "$root/app" "$root/data" "$root/tmp" "$root/dev" "$root/proc" "$root/etc" "$root/usr/bin"
cp -R "$release/." "$root/app"
# Without names for debuggers: a seventh of it.
strip -o "$root/usr/bin/node" "$node"
binaries=$(find "$root/app/node_modules" -name '*.node' -o -name '*.so.*')
for library in $(ldd "$node" $binaries | sed -n -E 's/^.*[[:space:]](\/[^ ]+) \(0x.*$/\1/p' | grep -v "^$root" | sort -u); do
  mkdir -p "$root${library%/*}"
  cp -L "$library" "$root$library"
done
echo 'tactician:x:10001:10001::/data:/nonexistent' > "$root/etc/passwd"
echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
chmod 1777 "$root/tmp"
chown 10001:10001 "$root/data"

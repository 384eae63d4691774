#!/bin/sh
# Restarts the servers one after the other, for example after an upgrade, without interruption:
#
#   sudo sh /opt/accounting-site/current/deploy/systemd/restart-in-turn.sh
#
# nginx alone skips a server that is down, but loses a form that is being sent to it. So this script first
# takes the server out of nginx.
set -eu

config=/etc/nginx/nginx.conf

if ! systemctl is-enabled --quiet accounting-site@3001; then
  echo 'accounting-site@3001 is not enabled. With a single server: systemctl restart accounting-site' >&2
  exit 1
fi

mark() {
  sed -i "s/\(server 127\.0\.0\.1:$1 max_fails=0\)\( down\)\{0,1\};/\1$2;/" "$config"
  systemctl reload nginx
}

# A server that an earlier run left out comes first, because the other one serves every visitor.
left_out=$(sed -n 's/.*server 127\.0\.0\.1:\([0-9]*\) max_fails=0 down;.*/\1/p' "$config")

for port in $left_out 3001 3002; do
  mark "$port" ' down'
  # Requests that nginx had already forwarded have finished by then.
  sleep 1
  systemctl restart "accounting-site@$port"
  tries=0
  until curl -fs -o /dev/null "http://127.0.0.1:$port/readyz"; do
    tries=$((tries + 1))
    if [ "$tries" -ge 60 ]; then
      echo "accounting-site@$port does not get ready; the others go on. Look at: journalctl -u accounting-site@$port" >&2
      exit 1
    fi
    sleep 1
  done
  mark "$port" ''
done

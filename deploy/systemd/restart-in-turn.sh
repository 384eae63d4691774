#!/bin/sh
# Starts one server after the other again, such as after an upgrade, while visitors go on:
#
#   sudo sh /opt/accounting-site/current/deploy/systemd/restart-in-turn.sh
#
# nginx alone would pass over a server that is away, but not take back a form that was on its way to it. So it sends
# nothing there first.
set -eu

config=/etc/nginx/nginx.conf

mark() {
  sed -i "s/\(server 127\.0\.0\.1:$1 max_fails=0\)\( down\)\{0,1\};/\1$2;/" "$config"
  systemctl reload nginx
}

for port in 3001 3002; do
  mark "$port" ' down'
  # What nginx had begun to send is there by then.
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

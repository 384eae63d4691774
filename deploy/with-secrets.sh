#!/bin/sh
# Reads secrets from files, then execs the given program: NAME_FILE=/run/secrets/name sets NAME. Secrets in
# files appear neither in the description of a container or service nor in the environment of other processes.
#
#   ENCRYPTION_KEY_FILE=/etc/accounting-site/encryption-key sh deploy/with-secrets.sh node apps/server/src/server.ts
set -eu

for name in ENCRYPTION_KEY DATABASE_URL SMTP_URL LEADS_WEBHOOK_SECRET METRICS_TOKEN \
  GOOGLE_CLIENT_SECRET FACEBOOK_CLIENT_SECRET; do
  eval "file=\${${name}_FILE:-}"
  [ -n "$file" ] || continue
  if [ ! -r "$file" ]; then
    echo "${name}_FILE: $file cannot be read. Make the file, and let this user read it." >&2
    exit 1
  fi
  eval "$name=\$(cat \"\$file\")"
  export "$name"
  unset "${name}_FILE"
done

exec "$@"

#!/bin/sh
# The owner's commands on a machine installed as in docs/operations.md. They run as the service's user, with
# its configuration and key, from the release that contains this file. File arguments are absolute paths, in a
# folder that this user can write to.
#
#   sudo sh /opt/accounting-site/current/deploy/systemd/manage.sh user list
set -eu
cd "$(dirname "$0")/../.."
export NODE_ENV=production DATA_DIR=/var/lib/accounting-site
export ENCRYPTION_KEY_FILE=/etc/accounting-site/encryption-key
exec sh deploy/with-secrets.sh runuser -u accounting-site -- node_modules/.bin/node apps/manage/src/manage.ts "$@"

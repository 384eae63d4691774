#!/bin/sh
# The owner's commands on a machine that was installed as docs/operations.md says: as the user of the service, with its
# configuration and key, by the release in which this file lies. Files are named from the root, in a folder that this user may write.
#
#   sudo sh /opt/accounting-site/current/deploy/systemd/manage.sh user list
set -eu
cd "$(dirname "$0")/../.."
export NODE_ENV=production DATA_DIR=/var/lib/accounting-site
export ENCRYPTION_KEY_FILE=/etc/accounting-site/encryption-key
exec sh deploy/with-secrets.sh runuser -u accounting-site -- node_modules/.bin/node apps/manage/src/manage.ts "$@"

import { join } from 'node:path';
import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import { addMailedLink } from '@accounting-site/server/mailed-links/mailed-links.repository';
import { readInstallationKey } from '@accounting-site/server/secrets/installation-key';
import { confirmInstallationKey } from '@accounting-site/server/secrets/installation-keys.repository';
import { CannotDo, type Command, onlyPositional } from '../command.ts';
import { lockAccountOf } from '../lock-account.ts';

export const userResetPassword: Command = {
  name: 'user reset-password',
  usage: 'user reset-password EMAIL',
  help: `Emails a person a link to set a new password, like the page /forgot-password. It works once, for one hour after the
email is sent; the running server sends it within a few seconds. The old password works until then.`,
  options: {},
  async run(given, { config, database, now, print }) {
    const named = onlyPositional(given, 'Name one e-mail address.');
    if (config.appHost !== undefined) {
      throw new CannotDo(`APP_HOST is set: accounts and their passwords are those of ${config.appHost}.`);
    }
    const key = readInstallationKey(config);
    await confirmInstallationKey(database, key, now);
    const to = await database.transaction().execute(async (transaction) => {
      const { id: accountId, email, disabled_at } = await lockAccountOf(transaction, named);
      if (disabled_at !== null) {
        throw new CannotDo(`${email} is disabled. Let them in first: user disable ${email} --undo`);
      }
      await addMailedLink(transaction, key, { purpose: 'password reset', accountId, email, now });
      await recordAuditEvent(transaction, 'password reset requested', {
        at: now,
        request: 'command line',
        accountId,
      });
      return email;
    });
    print(`A link to set a new password is on its way to ${to}. It works once, for one hour.`);
    if (config.smtpUrl === undefined) {
      print(`SMTP_URL is not set, so the email becomes a file in ${join(config.dataDir, 'mail')}.`);
    }
  },
};

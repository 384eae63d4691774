import { join } from 'node:path';
import { removeFactors } from '@accounting-site/server/accounts/remove-factors';
import { endSessionsOfAccount } from '@accounting-site/server/authentication/sessions.repository';
import { addMailedLink } from '@accounting-site/server/mailed-links/mailed-links.repository';
import { readInstallationKey } from '@accounting-site/server/secrets/installation-key';
import { confirmInstallationKey } from '@accounting-site/server/secrets/installation-keys.repository';
import { askForWord } from '../ask-for-word.ts';
import { changeAccount } from '../change-account.ts';
import { CannotDo, type Command, onlyPositional } from '../command.ts';
import { countSessions } from '../count-sessions.ts';

export const userResetPassword: Command = {
  name: 'user reset-password',
  usage: 'user reset-password EMAIL',
  help: `Emails a person a link to set a new password, like the page /forgot-password. It works once, for one hour after the
email is sent; the running server sends it within a few seconds. The old password works until then.`,
  options: {},
  async run(given, surroundings) {
    const { config, database, now, print } = surroundings;
    const named = onlyPositional(given, 'Name one email address.');
    if (config.appHost !== undefined) {
      throw new CannotDo(`APP_HOST is set: accounts and their passwords are those of ${config.appHost}.`);
    }
    const key = readInstallationKey(config);
    await confirmInstallationKey(database, key, now);
    const to = await changeAccount(named, surroundings, async (transaction, account, record) => {
      const { email, disabled_at } = account;
      if (disabled_at !== null) {
        throw new CannotDo(`${email} is disabled. Let them in first: user disable ${email} --undo`);
      }
      await addMailedLink(transaction, key, { purpose: 'password reset', account, email, now });
      await record('password reset requested');
      return email;
    });
    print(`A link to set a new password is on its way to ${to}. It works once, for one hour.`);
    if (config.smtpUrl === undefined) {
      print(`SMTP_URL is not set, so the email becomes a file in ${join(config.dataDir, 'mail')}.`);
    }
  },
};

export const userRemoveFactors: Command = {
  name: 'user remove-factors',
  usage: 'user remove-factors EMAIL [--yes]',
  help: `Turns off two-factor sign-in and removes every passkey and every link with Google or Facebook, for a person who lost
their phone, or whose account was taken over. It signs them out everywhere and emails them. The password stays: to send a
link for a new one, run user reset-password.
First verify who is asking: call back on a number that you already have. Anyone who can persuade you to run this command
bypasses the second factor.`,
  options: { yes: { type: 'boolean' } },
  async run(given, surroundings) {
    const { now, print } = surroundings;
    const named = onlyPositional(given, 'Name one email address.');
    await askForWord(given, surroundings, {
      word: 'remove',
      question: `${named} will sign in with the password alone. Did you check who is asking?`,
    });
    const { email, removed, ended } = await changeAccount(
      named,
      surroundings,
      async (transaction, account) => ({
        email: account.email,
        ...(await removeFactors(transaction, account, now)),
      }),
    );
    print(`Removed from ${email}: ${removed}. ${countSessions(ended)}`);
  },
};

export const userEndSessions: Command = {
  name: 'user end-sessions',
  usage: 'user end-sessions EMAIL',
  help: `Signs a person out on every device immediately. They can sign in again: after a theft also run user
reset-password; for a person who left the business, run user disable instead.`,
  options: {},
  async run(given, surroundings) {
    const { now, print } = surroundings;
    const named = onlyPositional(given, 'Name one email address.');
    const done = await changeAccount(named, surroundings, async (transaction, { id, email }, record) => {
      const ended = await endSessionsOfAccount(transaction, id, { reason: 'ended elsewhere', now });
      await record('every session ended');
      return `${email}: ${countSessions(ended)}`;
    });
    print(done);
  },
};

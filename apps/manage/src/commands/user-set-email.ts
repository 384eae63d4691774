import { findAccountByEmail, setEmail } from '@accounting-site/server/accounts/accounts.repository';
import { endSessionsOfAccount } from '@accounting-site/server/authentication/sessions.repository';
import { cancelMailedLinks } from '@accounting-site/server/mailed-links/mailed-links.repository';
import { addNotice } from '@accounting-site/server/notices/notices.repository';
import { changeAccount } from '../change-account.ts';
import { CannotDo, type Command } from '../command.ts';
import { countSessions } from '../count-sessions.ts';
import { readEmail } from '../read-options.ts';

export const userSetEmail: Command = {
  name: 'user set-email',
  usage: 'user set-email EMAIL NEW',
  help: `Changes the email address of an account, for a person who cannot open the old one any more. It signs them out
everywhere and emails both addresses. The password stays: to send a link for a new one, run user reset-password.
First verify who is asking, as the page /forgot-password says: user list shows the business and the day of the sign-up,
and person export the stock list. Anyone who can persuade you to run this command can take the account over.`,
  options: {},
  async run({ positionals }, surroundings) {
    const { now, print } = surroundings;
    const [named, typed, ...more] = positionals;
    if (named === undefined || typed === undefined || more.length > 0) {
      throw new CannotDo('Name two email addresses: the current one and the new one.');
    }
    const to = readEmail(typed);
    const { from, ended } = await changeAccount(named, surroundings, async (transaction, account, record) => {
      const { id, email } = account;
      if ((await findAccountByEmail(transaction, to)) !== undefined) {
        throw new CannotDo(`${to} has an account already.`);
      }
      await setEmail(transaction, id, to);
      // Links in the old mailbox must no longer work.
      await cancelMailedLinks(
        transaction,
        { accountId: id },
        ['password reset', 'new e-mail', 'invitation'],
        now,
      );
      for (const address of [email, to]) {
        await addNotice(transaction, 'e-mail changed', { account: { ...account, email: address }, now });
      }
      await record('e-mail changed');
      return {
        from: email,
        ended: await endSessionsOfAccount(transaction, id, { reason: 'ended elsewhere', now }),
      };
    });
    print(`${from} is ${to} now. ${countSessions(ended)}`);
    print(`To send a link for a new password, run: user reset-password ${to}`);
  },
};

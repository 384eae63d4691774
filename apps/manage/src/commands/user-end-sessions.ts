import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import { endSessionsOfAccount } from '@accounting-site/server/authentication/sessions.repository';
import { type Command, onlyPositional } from '../command.ts';
import { countSessions } from '../count-sessions.ts';
import { lockAccountOf } from '../lock-account.ts';

export const userEndSessions: Command = {
  name: 'user end-sessions',
  usage: 'user end-sessions EMAIL',
  help: `Signs a person out on every device immediately. They can sign in again: after a theft also run user
reset-password; for a person who left the business, run user disable instead.`,
  options: {},
  async run(given, { database, now, print }) {
    const named = onlyPositional(given, 'Name one e-mail address.');
    const done = await database.transaction().execute(async (transaction) => {
      const { id: accountId, email } = await lockAccountOf(transaction, named);
      const ended = await endSessionsOfAccount(transaction, accountId, { reason: 'ended elsewhere', now });
      await recordAuditEvent(transaction, 'every session ended', {
        at: now,
        request: 'command line',
        accountId,
      });
      return `${email}: ${countSessions(ended)}`;
    });
    print(done);
  },
};

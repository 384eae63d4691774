import { disableAccount, enableAccount } from '@accounting-site/server/accounts/disabled-accounts';
import { CannotDo, type Command, onlyPositional } from '../command.ts';
import { countSessions } from '../count-sessions.ts';
import { lockAccountOf } from '../lock-account.ts';

export const userDisable: Command = {
  name: 'user disable',
  usage: 'user disable EMAIL [--undo]',
  help: `Stops a person from signing in by any method, and ends their sessions immediately. Nothing is deleted.
--undo lets them sign in again.`,
  options: { undo: { type: 'boolean' } },
  async run(given, { database, now, print }) {
    const named = onlyPositional(given, 'Name one e-mail address.');
    const undo = given.values.undo === true;
    const done = await database.transaction().execute(async (transaction) => {
      const { id, email, disabled_at } = await lockAccountOf(transaction, named);
      const isDisabled = disabled_at !== null;
      if (undo === !isDisabled) {
        throw new CannotDo(`${email} is ${isDisabled ? 'disabled already' : 'not disabled'}.`);
      }
      if (!undo) {
        const ended = await disableAccount(transaction, id, now);
        return `${email} can no longer sign in. ${countSessions(ended)}`;
      }
      await enableAccount(transaction, id, now);
      return `${email} can sign in again.`;
    });
    print(done);
  },
};

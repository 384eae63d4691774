import { removeFactors } from '@accounting-site/server/accounts/remove-factors';
import { askForWord } from '../ask-for-word.ts';
import { type Command, onlyPositional } from '../command.ts';
import { countSessions } from '../count-sessions.ts';
import { lockAccountOf } from '../hold-account.ts';

export const userRemoveFactors: Command = {
  name: 'user remove-factors',
  usage: 'user remove-factors EMAIL [--yes]',
  help: `Turns two-step sign-in off and removes every passkey and every link with Google or Facebook, for someone who lost
their phone, or whose account was taken over. Signs them out everywhere and emails them. The password stays: send a link to
set a new one with user reset-password.
First make sure who is asking: call back on a number that you already have. Anyone who can make you run this command gets
past the second factor.`,
  options: { yes: { type: 'boolean' } },
  async run(given, surroundings) {
    const { database, now, print } = surroundings;
    const named = onlyPositional(given, 'Name one e-mail address.');
    await askForWord(given, surroundings, {
      word: 'remove',
      question: `${named} will sign in with the password alone. Did you check who is asking?`,
    });
    const { email, removed, ended } = await database.transaction().execute(async (transaction) => {
      const account = await lockAccountOf(transaction, named);
      return { email: account.email, ...(await removeFactors(transaction, account, now)) };
    });
    print(`Removed from ${email}: ${removed}. ${countSessions(ended)}`);
  },
};

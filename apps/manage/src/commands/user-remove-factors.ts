import { removeFactors } from '@accounting-site/server/accounts/remove-factors';
import { askForWord } from '../ask-for-word.ts';
import { type Command, onlyPositional } from '../command.ts';
import { countSessions } from '../count-sessions.ts';
import { lockAccountOf } from '../lock-account.ts';

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

import { signEverybodyOut } from '@accounting-site/server/authentication/sign-everybody-out';
import { askForWord } from '../ask-for-word.ts';
import type { Command } from '../command.ts';
import { countSessions } from '../count-sessions.ts';

export const sessionsEndAll: Command = {
  name: 'sessions end-all',
  usage: 'sessions end-all [--yes]',
  help: `Signs everyone out on every device immediately, while the servers run: after a theft, or if in doubt. They can sign
in again. It asks for the word end; --yes skips the question. For one person use user end-sessions.`,
  options: { yes: { type: 'boolean' } },
  async run(given, { database, now, print, ask }) {
    await askForWord(given, { ask }, { word: 'end', question: 'Everybody will be signed out.' });
    const ended = await database
      .transaction()
      .execute((transaction) => signEverybodyOut(transaction, { why: 'of everybody', now }));
    print(countSessions(ended));
  },
};

import { forgetInstallationKey } from '@accounting-site/server/secrets/forget-installation-key';
import { askForWord } from '../ask-for-word.ts';
import type { Command } from '../command.ts';

export const installationKeyForget: Command = {
  name: 'installation-key forget',
  usage: 'installation-key forget [--yes]',
  help: `Allows another installation key for this database, after the old one was lost or exposed. It deletes what was
made with the old key: authenticator apps, backup codes, emailed links and unconfirmed sign-ups. Passwords, passkeys and
sessions stay. First stop the servers and make a backup; put the new key in place before you start them again.
If you still have the old key, restore it instead. The command asks for the word forget; --yes skips the question.`,
  options: { yes: { type: 'boolean' } },
  async run(given, { database, now, print, ask }) {
    const question = 'Authenticator apps, backup codes and links in emails will be gone.';
    await askForWord(given, { ask }, { word: 'forget', question });
    const { withoutSecondFactor, deadLinks } = await database
      .transaction()
      .execute((transaction) => forgetInstallationKey(transaction, now));
    print(`The key is forgotten. The first server that starts settles the next one.`);
    print(`Links in emails that no longer work: ${deadLinks}`);
    print(`People who have to add their authenticator app again: ${withoutSecondFactor.length}`);
    for (const email of withoutSecondFactor) print(`  ${email}`);
  },
};

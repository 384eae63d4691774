import { forgetInstallationKey } from '@accounting-site/server/secrets/forget-installation-key';
import { askForWord } from '../ask-for-word.ts';
import { CannotDo, type Command } from '../command.ts';

export const installationKeyForget: Command = {
  name: 'installation-key forget',
  usage: 'installation-key forget [--yes]',
  help: `Lets the database be used with another installation key, after the old one was lost or read by others. It takes
away what was made with it: authenticator apps, backup codes, links in mails, sign-ups that were not confirmed. Passwords,
passkeys and sessions stay. Stop the servers before, make a backup, and put the new key in place before they start again.
Where the old key can still be found, put it back instead. It asks for the word forget; --yes asks nothing.`,
  options: { yes: { type: 'boolean' } },
  async run(given, { database, now, print, ask }) {
    if (given.positionals.length > 0) throw new CannotDo('This command takes no name.');
    const question = 'Authenticator apps, backup codes and links in mails will be gone.';
    await askForWord(given, { ask }, { word: 'forget', question });
    const { withoutSecondFactor, deadLinks } = await database
      .transaction()
      .execute((transaction) => forgetInstallationKey(transaction, now));
    print(`The key is forgotten. The first server that starts settles the next one.`);
    print(`Links in mails that no longer work: ${deadLinks}`);
    print(`People who have to add their authenticator app again: ${withoutSecondFactor.length}`);
    for (const email of withoutSecondFactor) print(`  ${email}`);
  },
};

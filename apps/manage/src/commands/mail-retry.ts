import { retryFailed } from '@accounting-site/server/outbox/outbox.repository';
import { CannotDo, type Command } from '../command.ts';

export const mailRetry: Command = {
  name: 'mail retry',
  usage: 'mail retry [ID]',
  help: `Sends again what was given up, with attempts for another 72 hours: everything, or the email or webhook with an ID.
The running server starts within a few seconds.`,
  options: {},
  async run({ positionals: [id, ...more] }, { database, now, print }) {
    if (more.length > 0) throw new CannotDo('Name one ID, or none for everything.');
    const count = await retryFailed(database, id, now);
    if (count === 0 && id !== undefined) throw new CannotDo(`Nothing with the ID ${id} was given up.`);
    print(count === 0 ? 'Nothing was given up.' : `${count} to be tried again.`);
  },
};

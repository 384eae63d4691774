import {
  findCurrent,
  listServed,
  publishRelease,
} from '@accounting-site/server/releases/releases.repository';
import { CannotDo, type Command } from '../command.ts';
import { sayReleaseError } from '../say-release-error.ts';

export const releaseRollback: Command = {
  name: 'release rollback',
  usage: 'release rollback [ID]',
  help: `Makes an earlier release the current one: the release with this ID or, without one, the release that visitors saw
before the current one. Every server serves it within five seconds. Nothing is deleted: release list shows all releases.`,
  options: {},
  async run({ positionals: [named, ...more] }, { database, now, print }) {
    if (more.length > 0) throw new CannotDo('Name at most one release. release list shows their IDs.');
    const id = await sayReleaseError(() =>
      database.transaction().execute(async (transaction) => {
        const current = (await findCurrent(transaction))?.release_id;
        const [, before] = await listServed(transaction, 2);
        const goal = named ?? before;
        if (goal === undefined) throw new CannotDo('There is no release before the current one.');
        if (goal === current) throw new CannotDo(`${goal} is the current release already.`);
        await publishRelease(transaction, goal, { at: now, accountId: null, kind: 'rollback' });
        return goal;
      }),
    );
    print(`Rolled back to ${id}. Every server serves it within five seconds.`);
  },
};

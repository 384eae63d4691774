import type { Database } from '@accounting-site/server/database/open-database';
import { listUndoable, undoPublication } from '@accounting-site/server/publishing/publish-drafts';
import { findCurrent, publishRelease } from '@accounting-site/server/releases/releases.repository';
import { CannotDo, type Command } from '../command.ts';
import { sayReleaseError } from '../say-release-error.ts';

export const releaseRollback: Command = {
  name: 'release rollback',
  usage: 'release rollback [ID]',
  help: `Makes an earlier release the current one: the release with this ID or, without one, the release that visitors saw
before the current one. Every server serves it within five seconds. Nothing is deleted: release list shows all releases.
What the team published since becomes drafts again. A release of another version of the site must be named: what the team
publishes next is built with the version that is installed.`,
  options: {},
  async run({ positionals: [named, ...more] }, { database, now, print }) {
    if (more.length > 0) throw new CannotDo('Name at most one release. release list shows their IDs.');
    const id = await sayReleaseError(() =>
      database.transaction().execute(async (transaction) => {
        const current = await findCurrent(transaction);
        if (named !== undefined && named === current?.release_id) {
          throw new CannotDo(`${named} is the current release already.`);
        }
        const by = { at: now, accountId: null, request: 'command line' } as const;
        const isUndone = current && (await undoPublication(transaction, current.number, by, named));
        if (!isUndone) {
          if (named === undefined) throw new CannotDo(await sayWhyNot(transaction));
          await publishRelease(transaction, named, { ...by, kind: 'rollback' });
        }
        return (await findCurrent(transaction))?.release_id;
      }),
    );
    print(`Rolled back to ${id}. Every server serves it within five seconds.`);
  },
};

async function sayWhyNot(transaction: Database): Promise<string> {
  const before = (await listUndoable(transaction, true)).at(-2);
  return before === undefined
    ? 'There is no release before the current one.'
    : `The release before is of another version of the site. Name it to go back: release rollback ${before.release_id}`;
}

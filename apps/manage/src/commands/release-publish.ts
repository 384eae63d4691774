import { encodingOf } from '@accounting-site/content/pictures/picture-entries';
import { type Database, openDatabaseForReleases } from '@accounting-site/server/database/open-database';
import { listOverlay } from '@accounting-site/server/publishing/content/overlay';
import { listUndoable, undoPublication } from '@accounting-site/server/publishing/drafts/publish-drafts';
import { refuseOtherAddresses } from '@accounting-site/server/releases/refuse-other-addresses';
import { type UnpackedRelease, unpackRelease } from '@accounting-site/server/releases/release-archive';
import { ReleaseError } from '@accounting-site/server/releases/release-error';
import {
  findCurrent,
  publishRelease,
  storeRelease,
} from '@accounting-site/server/releases/releases.repository';
import { CannotDo, type Command, onlyPositional, readInput, sayError } from '../command.ts';

export const releasePublish: Command = {
  name: 'release publish',
  usage: 'release publish FILE [--note TEXT] [--force]',
  help: `Stores a release that npm run release wrote, and makes it the current one. Every server on this database serves it
within five seconds, without a restart. A damaged file is refused, and so is a release for another SITE_URL or APP_HOST.
--note says what changed, for the history. release rollback takes the release back. A release without the texts that the
team published in the editor is refused, unless you add --force: visitors see the texts of the release until the team
publishes again.`,
  options: { note: { type: 'string' }, force: { type: 'boolean' } },
  async run(given, { config, now, print }) {
    const archive = await readInput(
      onlyPositional(given, 'Name one file, like site-0123456789abcdef.tar.zst'),
    );
    const release = await sayError(ReleaseError, () => unpackRelease(archive));
    await sayError(ReleaseError, async () => refuseOtherAddresses(release, config));
    const note = String(given.values.note ?? '').trim();
    // Megabytes over a slow connection take longer than a query of a visitor is given.
    await using database = openDatabaseForReleases(config);
    await database.transaction().execute(async (transaction) => {
      if ((await findCurrent(transaction))?.release_id === release.id) {
        throw new CannotDo(`${release.id} is the current release already.`);
      }
      if (given.values.force !== true) await requireTextsOfTeam(transaction, release);
      await storeRelease(transaction, { ...release, archive }, { author: '', note, at: now });
      const { code, content } = release;
      // Publishers leave it as it is until a newer version of the site is installed beside them.
      const build = { code, content, built_at: now };
      const by = { at: now, accountId: null, kind: 'publish', note, build } as const;
      await publishRelease(transaction, release.id, by);
    });
    print(`Published ${release.id}. Every server serves it within five seconds.`);
  },
};

/** @throws CannotDo when visitors would lose a text that the team published in the editor */
async function requireTextsOfTeam(transaction: Database, { files }: UnpackedRelease): Promise<void> {
  const lost = (await listOverlay(transaction)).filter(({ path, text }) => {
    const content = files.get(`content/${path}`);
    return (content === undefined ? null : Buffer.from(content).toString(encodingOf(path))) !== text;
  });
  if (lost.length === 0) return;
  throw new CannotDo(
    `The team published other texts of: ${lost.map(({ path }) => path).join(', ')}. Run content export first, or add --force.`,
  );
}

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
    const id = await sayError(ReleaseError, () =>
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

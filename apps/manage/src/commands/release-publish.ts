import { readFile } from 'node:fs/promises';
import { openUnhurriedDatabase } from '@accounting-site/server/database/open-database';
import { refuseOtherAddresses } from '@accounting-site/server/releases/refuse-other-addresses';
import { unpackRelease } from '@accounting-site/server/releases/release-archive';
import {
  findCurrent,
  publishRelease,
  storeRelease,
} from '@accounting-site/server/releases/releases.repository';
import { CannotDo, type Command, onlyPositional } from '../command.ts';
import { sayReleaseError } from '../say-release-error.ts';

export const releasePublish: Command = {
  name: 'release publish',
  usage: 'release publish FILE [--note TEXT]',
  help: `Stores a release that npm run release wrote, and makes it the current one. Every server on this database serves it
within five seconds, without a restart. A damaged file is refused, and so is a release for another SITE_URL or APP_HOST.
--note says what changed, for the history. release rollback takes the release back.`,
  options: { note: { type: 'string' } },
  async run(given, { config, now, print }) {
    const file = onlyPositional(given, 'Name one file, like site-0123456789abcdef.tar.zst');
    const archive = await readArchiveFile(file);
    const release = await sayReleaseError(() => unpackRelease(archive));
    await sayReleaseError(async () => refuseOtherAddresses(release, config));
    const note = String(given.values.note ?? '').trim();
    // Megabytes over a slow connection take longer than a query of a visitor is given.
    const database = openUnhurriedDatabase(config);
    try {
      await database.transaction().execute(async (transaction) => {
        if ((await findCurrent(transaction))?.release_id === release.id) {
          throw new CannotDo(`${release.id} is the current release already.`);
        }
        await storeRelease(transaction, { ...release, archive }, { author: '', note, at: now });
        await publishRelease(transaction, release.id, { at: now, accountId: null, kind: 'publish' });
      });
    } finally {
      await database.destroy();
    }
    print(`Published ${release.id}. Every server serves it within five seconds.`);
  },
};

async function readArchiveFile(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CannotDo(`${file} cannot be read (${code}).`);
  }
}

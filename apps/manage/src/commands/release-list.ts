import { findCurrent, listReleases } from '@accounting-site/server/releases/releases.repository';
import { CannotDo, type Command } from '../command.ts';
import { formatMinute } from '../format-minute.ts';
import { listOptions, printList } from '../print-list.ts';

const writeTime = (time: number | null) => (time === null ? '' : new Date(time).toISOString());

export const releaseList: Command = {
  name: 'release list',
  usage: 'release list [--json | --csv]',
  help: `Lists the releases in the database, the latest first: which one visitors see, and what each one changed.
--json prints one object for each line, --csv a file for a spreadsheet.`,
  options: { ...listOptions },
  async run(given, { database, print }) {
    if (given.positionals.length > 0) throw new CannotDo('release list takes only --json or --csv.');
    const current = await findCurrent(database);
    const releases = await listReleases(database);
    printList(given, print, {
      records: releases.map((release) => ({
        id: release.id,
        current: release.id === current?.release_id ? 'current' : '',
        stored: writeTime(release.created_at),
        published: writeTime(release.published_at),
        size: String(release.size),
        commit: release.commit,
        siteUrl: release.site_url,
        appHost: release.app_host,
        note: release.note,
      })),
      fields: ['id', 'current', 'stored', 'published', 'size', 'commit', 'siteUrl', 'appHost', 'note'],
      whenEmpty: 'There is no release yet. Make one with: npm run release',
      columns: {
        id: 'ID',
        current: 'Served',
        stored: ['Stored (UTC)', formatMinute],
        published: ['Published (UTC)', formatMinute],
        commit: 'Commit',
        note: 'Note',
      },
    });
  },
};

import { isoTime } from '@accounting-site/server/iso-time';
import {
  findCurrent,
  listReleases,
  pruneReleases,
} from '@accounting-site/server/releases/releases.repository';
import { CannotDo, type Command } from '../command.ts';
import { formatMinute } from '../format-table.ts';
import { listOptions, printList } from '../print-list.ts';

export const releaseList: Command = {
  name: 'release list',
  usage: 'release list [--json | --csv]',
  help: `Lists the releases in the database, the latest first: which one visitors see, and what each one changed.
--json prints one object for each line, --csv a file for a spreadsheet.`,
  options: listOptions,
  async run(given, { database, print }) {
    const current = await findCurrent(database);
    const releases = await listReleases(database);
    printList(given, print, {
      records: releases.map((release) => ({
        id: release.id,
        current: release.id === current?.release_id ? 'current' : '',
        stored: isoTime(release.created_at),
        published: isoTime(release.published_at) ?? '',
        size: String(release.size),
        commit: release.commit,
        siteUrl: release.site_url,
        appHost: release.app_host,
        note: release.note,
      })),
      whenEmpty: 'There is no release yet. Make one with: npm run release',
      columns: {
        id: 'ID',
        current: 'Served',
        stored: ['Stored (UTC)', formatMinute],
        published: ['Published (UTC)', formatMinute],
        size: null,
        commit: 'Commit',
        siteUrl: null,
        appHost: null,
        note: 'Note',
      },
    });
  },
};

const keptByDefault = 10;

export const releasePrune: Command = {
  name: 'release prune',
  usage: 'release prune [--keep N]',
  help: `Deletes the archives of old releases from the database. The ${keptByDefault} that were published last stay, or as many as --keep
says, and the previews of the last day. Of builds of the same content for several dates, only the newest counts.
Deleted releases stay in the history, but cannot be rolled back to.`,
  options: { keep: { type: 'string' } },
  async run({ values }, { database, now, print }) {
    const keep = Number(values.keep ?? keptByDefault);
    if (!Number.isInteger(keep) || keep < 1) throw new CannotDo('--keep takes a whole number from 1.');
    const pruned = await database
      .transaction()
      .execute((transaction) => pruneReleases(transaction, { keep, at: now }));
    print(pruned.length === 0 ? 'No release is old enough.' : `Deleted: ${pruned.join(', ')}.`);
  },
};

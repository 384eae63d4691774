import { pruneReleases } from '@accounting-site/server/releases/releases.repository';
import { CannotDo, type Command } from '../command.ts';

const keptByDefault = 10;

export const releasePrune: Command = {
  name: 'release prune',
  usage: 'release prune [--keep N]',
  help: `Deletes the archives of old releases from the database. The ${keptByDefault} that were published last stay, or as many as --keep
says, and the previews of the last day. Deleted releases stay in the history, but cannot be rolled back to.`,
  options: { keep: { type: 'string' } },
  async run({ values, positionals }, { database, now, print }) {
    if (positionals.length > 0) throw new CannotDo('release prune takes only --keep.');
    const keep = Number(values.keep ?? keptByDefault);
    if (!Number.isInteger(keep) || keep < 1) throw new CannotDo('--keep takes a whole number from 1.');
    const pruned = await database
      .transaction()
      .execute((transaction) => pruneReleases(transaction, { keep, at: now }));
    print(pruned.length === 0 ? 'No release is old enough.' : `Deleted: ${pruned.join(', ')}.`);
  },
};

import { dayOf } from '@accounting-site/content/dates/content-day';
import { listSearchMisses } from '@accounting-site/server/features/site/search-misses/search-misses.repository';
import type { Command } from '../command.ts';
import { isForPrograms, listOptions, printList } from '../print-list.ts';
import { readSince } from '../read-options.ts';

export const searchMisses: Command = {
  name: 'search-misses',
  usage: 'search-misses [--since DAY] [--json | --csv]',
  help: `Lists searches without a result, the most frequent first. Only the words are stored, never who typed them;
searches that no one repeated for twelve months are deleted.
--since takes a day, like 2026-11-01, or a number of days, like 30d: searches that were made again since then.
If a word means something that the site has, add it to meanings in content/en/pages/search.yaml. Otherwise write an
article: see docs/recipes/add-an-article.md.
--json prints one object for each line, --csv a file for a spreadsheet.`,
  options: { since: { type: 'string' }, ...listOptions },
  async run(given, { database, now, print }) {
    const misses = await listSearchMisses(database, { since: readSince(given, now) });
    printList(given, print, {
      records: misses.map(({ query, count, first_seen_at, last_seen_at }) => ({
        times: String(count),
        query,
        first: dayOf(first_seen_at),
        last: dayOf(last_seen_at),
      })),
      whenEmpty: 'Every search found something.',
      columns: { times: 'Times', query: 'Words', first: 'First', last: 'Last' },
    });
    if (misses.length > 0 && !isForPrograms(given)) print(`\n${advice}`);
  },
};

const advice =
  'Add a word to meanings in content/en/pages/search.yaml where the site has what is meant, or write an article.';

import { listSearchMisses } from '@accounting-site/server/features/site/search-misses/search-misses.repository';
import { CannotDo, type Command } from '../command.ts';
import { printList } from '../print-list.ts';
import { readSince } from '../read-since.ts';

export const searchMisses: Command = {
  name: 'search-misses',
  usage: 'search-misses [--since DAY] [--json | --csv]',
  help: `Lists what people searched for and did not find, the most frequent first. Words alone are kept, never who typed them;
what nobody searched for in twelve months is forgotten.
--since takes a day, like 2026-11-01, or days back, like 30d: searches that were made again from then on.
For words that mean something the site has, add them to meanings in content/en/pages/search.yaml. For the others, write an
article: docs/recipes/add-an-article.md says how.
--json gives one object a line, --csv a file for a spreadsheet.`,
  options: { since: { type: 'string' }, json: { type: 'boolean' }, csv: { type: 'boolean' } },
  async run(given, { database, now, print }) {
    if (given.positionals.length > 0) throw new CannotDo('search-misses takes options alone.');
    const misses = await listSearchMisses(database, { since: readSince(given, now) });
    printList(given, print, {
      records: misses.map(({ query, count, first_seen_at, last_seen_at }) => ({
        times: String(count),
        query,
        first: dayOf(first_seen_at),
        last: dayOf(last_seen_at),
      })),
      fields: ['times', 'query', 'first', 'last'],
      whenEmpty: 'Every search found something.',
      headings: ['Times', 'Words', 'First', 'Last'],
      row: ({ times, query, first, last }) => [times, query, first, last],
    });
    if (misses.length > 0 && given.values.json !== true && given.values.csv !== true) print(`\n${advice}`);
  },
};

const advice =
  'Add a word to meanings in content/en/pages/search.yaml where the site has what is meant, or write an article.';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

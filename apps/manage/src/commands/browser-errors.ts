import { day } from '@accounting-site/server/clock';
import { listBrowserErrors } from '@accounting-site/server/features/site/browser-errors/browser-errors.repository';
import { CannotDo, type Command } from '../command.ts';
import { printList } from '../print-list.ts';
import { readSince } from '../read-since.ts';

/** The retention period of errors. */
const defaultDays = 30;

export const browserErrors: Command = {
  name: 'browser-errors',
  usage: 'browser-errors [--since DAY] [--json | --csv]',
  help: `Lists where scripts failed in the browsers of visitors, the most frequent first. The message is without what a
person may have typed; the place is a file of the build with line and column. Errors are kept for 30 days. Visitors who ask
not to be followed, or to save data, tell of none.
--since takes a day, like 2026-11-01, or days back, like 7d.
--json gives one object a line, --csv a file for a spreadsheet; both hold the build as well.`,
  options: { since: { type: 'string' }, json: { type: 'boolean' }, csv: { type: 'boolean' } },
  async run(given, { database, now, print }) {
    if (given.positionals.length > 0) throw new CannotDo('browser-errors takes options alone.');
    const since = readSince(given, now) ?? now - defaultDays * day;
    // Counts are stored for each whole day.
    const errors = await listBrowserErrors(database, { since: since - (since % day) });
    printList(given, print, {
      records: errors.map(({ count, last, ...error }) => ({
        times: String(count),
        last: new Date(last).toISOString().slice(0, 10),
        ...error,
      })),
      fields: ['times', 'last', 'browser', 'page', 'message', 'place', 'build'],
      whenEmpty: 'No browser reported an error.',
      headings: ['Times', 'Last', 'Browser', 'Page', 'Message', 'Place'],
      row: ({ times, last, browser, page, message, place }) => [
        times,
        last,
        browser,
        page,
        message,
        place === '' ? '-' : place,
      ],
    });
  },
};

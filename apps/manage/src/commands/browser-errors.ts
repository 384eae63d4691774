import { dayOf } from '@accounting-site/content/dates/content-day';
import { day } from '@accounting-site/server/clock';
import { listBrowserErrors } from '@accounting-site/server/features/site/browser-errors/browser-errors.repository';
import type { Command } from '../command.ts';
import { listOptions, printList } from '../print-list.ts';
import { readSince } from '../read-options.ts';

const defaultDays = 30;

export const browserErrors: Command = {
  name: 'browser-errors',
  usage: 'browser-errors [--since DAY] [--json | --csv]',
  help: `Lists where scripts failed in visitors' browsers, the most frequent first. Personal data is removed from the message;
the place is a file of the build with line and column. Errors are kept for 30 days. Visitors who ask not to be tracked, or
to save data, report none.
--since takes a day, like 2026-11-01, or a number of days, like 7d.
--json prints one object for each line, --csv a file for a spreadsheet; both also contain the build.`,
  options: { since: { type: 'string' }, ...listOptions },
  async run(given, { database, now, print }) {
    const since = readSince(given, now) ?? now - defaultDays * day;
    // Counts are stored for each whole day.
    const errors = await listBrowserErrors(database, { since: since - (since % day) });
    printList(given, print, {
      records: errors.map(({ count, last, ...error }) => ({
        times: String(count),
        last: dayOf(last),
        ...error,
      })),
      whenEmpty: 'No browser reported an error.',
      columns: {
        times: 'Times',
        last: 'Last',
        browser: 'Browser',
        page: 'Page',
        message: 'Message',
        place: ['Place', (place) => place || '-'],
        build: null,
      },
    });
  },
};

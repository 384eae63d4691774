import { listAuditEvents } from '@accounting-site/server/audit/audit-events.repository';
import { findAccountOf } from '../change-account.ts';
import { CannotDo, type Command, type Given } from '../command.ts';
import { formatMinute } from '../format-table.ts';
import { listOptions, printList } from '../print-list.ts';
import { readSince } from '../read-options.ts';

const usualLimit = 50;

export const audit: Command = {
  name: 'audit',
  usage: 'audit [--email EMAIL] [--since DAY] [--limit N] [--json | --csv]',
  help: `Lists what happened to accounts and sessions, the latest first, ${usualLimit} lines unless --limit is given: sign-ins and
failed attempts, resets, changes, what staff read, exported and changed, refused requests, and what this command line did.
--email shows one account, --since takes a day, like 2026-11-01, or a number of days, like 30d.
A deleted account is shown by its ID. A line without an account was about an unknown address, or about none.
--json prints one object for each line, --csv a file for a spreadsheet.`,
  options: {
    email: { type: 'string' },
    since: { type: 'string' },
    limit: { type: 'string' },
    ...listOptions,
  },
  async run(given, { database, now, print }) {
    const since = readSince(given, now);
    const limit = readLimit(given);
    const { email } = given.values;
    const accountId = email === undefined ? undefined : (await findAccountOf(database, String(email))).id;
    const events = await listAuditEvents(database, { accountId, since, limit });
    printList(given, print, {
      records: events.map((event) => ({
        time: new Date(event.at).toISOString(),
        event: event.event,
        account: event.email ?? event.account_id ?? '',
        detail: event.detail ?? '',
        // The events of a deleted account have lost their address.
        address: event.request_id === '' ? 'command line' : event.client_address,
        request: event.request_id,
      })),
      whenEmpty: 'Nothing of that kind has happened.',
      columns: {
        time: ['Time (UTC)', formatMinute],
        event: 'Event',
        account: 'Account',
        detail: 'Detail',
        address: 'Address',
        request: null,
      },
    });
  },
};

function readLimit({ values: { limit } }: Given): number {
  if (limit === undefined) return usualLimit;
  if (!/^[1-9]\d{0,6}$/.test(String(limit))) throw new CannotDo('--limit takes a number of lines, like 100.');
  return Number(limit);
}

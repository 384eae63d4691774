import { demoRequestFieldNames, demoRequestFields } from '@accounting-site/contract/demo-request-fields';
import { demoRequestStatuses } from '@accounting-site/contract/demo-requests';
import { recordOf } from '@accounting-site/contract/record-of';
import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import {
  demoRequestColumns,
  demoRequestRecord,
} from '@accounting-site/server/features/site/demo-requests/demo-request-record';
import { listDemoRequests } from '@accounting-site/server/features/site/demo-requests/demo-requests.repository';
import { describeList } from '@accounting-site/server/features/site/demo-requests/describe-choice';
import { CannotDo, type Command, type Given } from '../command.ts';
import { formatMinute } from '../format-minute.ts';
import { isForPrograms, listOptions, printList } from '../print-list.ts';
import { readSince } from '../read-since.ts';

/** The fields that fit into a row of the table. */
const short = demoRequestFieldNames.filter((name) => demoRequestFields[name].kind !== 'textarea');

export const demoRequestsList: Command = {
  name: 'demo-requests list',
  usage: 'demo-requests list [--since DAY] [--status STATUS] [--json | --csv]',
  help: `Lists demo requests, the latest first.
--since takes a day, like 2026-11-01, or a number of days, like 30d, and --status one of:
  open       not answered yet
  answered   marked as answered with demo-requests done ID
  suspected  probably sent by a program, and not answered
--json prints one object for each line, --csv a file for a spreadsheet:
  npm run --silent manage -- demo-requests list --csv > demo-requests.csv`,
  options: {
    since: { type: 'string' },
    status: { type: 'string' },
    ...listOptions,
  },
  async run(given, { database, now, print }) {
    const since = readSince(given, now);
    const status = readStatus(given);
    const requests = await listDemoRequests(database, { since, status });
    const day = since === undefined ? undefined : new Date(since).toISOString().slice(0, 10);
    await recordAuditEvent(
      database,
      isForPrograms(given) ? 'demo requests exported' : 'demo requests listed',
      {
        at: now,
        request: 'command line',
        detail: describeList({ status, since: day }, requests),
      },
    );
    printList(given, print, {
      records: requests.map(demoRequestRecord),
      fields: demoRequestColumns,
      whenEmpty:
        since === undefined && status === undefined
          ? 'There are no demo requests yet.'
          : 'There is no such demo request.',
      columns: {
        received: ['Received (UTC)', formatMinute],
        status: 'Status',
        ...recordOf(short, (name) => demoRequestFields[name].heading),
        plan: 'Plan',
        id: 'ID',
      },
    });
  },
};

function readStatus({ values: { status } }: Given) {
  const found = demoRequestStatuses.find((each) => each === status);
  if (status !== undefined && found === undefined) {
    throw new CannotDo(`--status takes one of: ${demoRequestStatuses.join(', ')}.`);
  }
  return found;
}

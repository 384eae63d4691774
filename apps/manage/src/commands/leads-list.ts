import { dayOf } from '@accounting-site/content/content-day';
import { demoRequestFieldNames, demoRequestFields } from '@accounting-site/contract/demo-request-fields';
import { recordOf } from '@accounting-site/contract/record-of';
import { listedStages } from '@accounting-site/contract/staff-leads';
import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import { describeList } from '@accounting-site/server/features/site/leads/describe-choice';
import { leadColumns, leadRecord } from '@accounting-site/server/features/site/leads/lead-record';
import { listLeads } from '@accounting-site/server/features/site/leads/list-leads';
import { CannotDo, type Command, type Given } from '../command.ts';
import { formatMinute } from '../format-minute.ts';
import { isForPrograms, listOptions, printList } from '../print-list.ts';
import { readSince } from '../read-since.ts';

/** The fields that fit into a row of the table. */
const short = demoRequestFieldNames.filter((name) => demoRequestFields[name].kind !== 'textarea');

export const leadsList: Command = {
  name: 'leads list',
  usage: 'leads list [--since DAY] [--stage STAGE] [--json | --csv]',
  help: `Lists leads: everyone who asked for a demo or a call, or registered for a webinar. The latest is first.
--since takes a day, like 2026-11-01, or a number of days, like 30d, and --stage one of:
  open       something is to be done: what is due first is first
  suspected  probably sent by a program, and not followed up
  new, contacted, 'demo held', won, lost
--json prints one object for each line, --csv a file for a spreadsheet:
  npm run --silent manage -- leads list --csv > leads.csv`,
  options: {
    since: { type: 'string' },
    stage: { type: 'string' },
    ...listOptions,
  },
  async run(given, { database, now, print }) {
    const since = readSince(given, now);
    const stage = readStage(given);
    const leads = await listLeads(database, { since, stage });
    const day = since === undefined ? undefined : dayOf(since);
    await recordAuditEvent(database, isForPrograms(given) ? 'leads exported' : 'leads listed', {
      at: now,
      request: 'command line',
      detail: describeList({ stage, since: day }, leads),
    });
    printList(given, print, {
      records: leads.map(leadRecord),
      fields: leadColumns,
      whenEmpty:
        since === undefined && stage === undefined ? 'There are no leads yet.' : 'There is no such lead.',
      columns: {
        received: ['Received (UTC)', formatMinute],
        kind: 'Kind',
        stage: 'Stage',
        ...recordOf(short, (name) => demoRequestFields[name].heading),
        plan: 'Plan',
        id: 'ID',
      },
    });
  },
};

function readStage({ values: { stage } }: Given) {
  const found = listedStages.find((each) => each === stage);
  if (stage !== undefined && found === undefined) {
    throw new CannotDo(`--stage takes one of: ${listedStages.join(', ')}.`);
  }
  return found;
}

import { dayOf } from '@accounting-site/content/dates/content-day';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import {
  demoRequestFieldNames,
  demoRequestFields,
} from '@accounting-site/contract/forms/demo-request-fields';
import { listedStages } from '@accounting-site/contract/staff/leads';
import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import { changeLead } from '@accounting-site/server/features/site/leads/change-lead';
import { describeList } from '@accounting-site/server/features/site/leads/describe-choice';
import {
  leadColumns,
  leadForSpreadsheet,
  leadRecord,
} from '@accounting-site/server/features/site/leads/lead-record';
import { findLead } from '@accounting-site/server/features/site/leads/leads.repository';
import { listLeads } from '@accounting-site/server/features/site/leads/list-leads';
import { CannotDo, type Command, type Given, onlyPositional } from '../command.ts';
import { formatMinute } from '../format-table.ts';
import { isForPrograms, listOptions, printList } from '../print-list.ts';
import { readSince } from '../read-options.ts';

/** The fields that fit into a row of the table. */
const short = demoRequestFieldNames.filter((name) => demoRequestFields[name].kind !== 'textarea');

export const leadsList: Command = {
  name: 'leads list',
  usage: 'leads list [--since DAY] [--stage STAGE] [--json | --csv]',
  help: `Lists leads: everyone who asked for a demo or a call, registered for a webinar, or was added by staff. The latest is first.
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
      records: leads.map(given.values.csv === true ? leadForSpreadsheet : leadRecord),
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

const times = new Set(['received', 'due', 'answered', 'contacted']);

export const leadsShow: Command = {
  name: 'leads show',
  usage: 'leads show ID',
  help: 'Shows one lead with its message. leads list names the IDs.',
  options: {},
  async run(given, { database, now, print }) {
    const id = onlyPositional(given, 'Name the ID of one lead.');
    const row = await findLead(database, id);
    if (row === undefined) throw new CannotDo(`There is no lead ${id}.`);
    await recordAuditEvent(database, 'lead read', { at: now, request: 'command line', detail: id });
    const { message, id: _, suspected, ...facts } = leadRecord(row);
    const known = Object.entries({ ...facts, suspected: suspected ? 'yes' : '' }).filter(
      ([, value]) => value !== '',
    );
    print(known.map(([name, value]) => `${labelOf(name).padEnd(18)}${shown(name, value)}`).join('\n'));
    if (message !== '') print(`\n${message}`);
  },
};

const labelOf = (name: string) => {
  const label = name.replaceAll('_', ' ');
  return `${label[0]?.toUpperCase()}${label.slice(1)}${times.has(name) ? ' (UTC)' : ''}`;
};

const shown = (name: string, value: string) => (times.has(name) ? formatMinute(value) : value);

export const leadsDone: Command = {
  name: 'leads done',
  usage: 'leads done ID',
  help: 'Notes that the person was contacted now. A new lead moves to the stage contacted.',
  options: {},
  async run(given, { database, now, print }) {
    const id = onlyPositional(given, 'Name the ID of one lead.');
    const source = { at: now, request: 'command line' } as const;
    if (!(await changeLead(database, id, { contacted: true }, source))) {
      throw new CannotDo(`There is no lead ${id}.`);
    }
    print('Noted as contacted.');
  },
};

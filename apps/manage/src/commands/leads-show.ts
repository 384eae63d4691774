import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import { leadRecord } from '@accounting-site/server/features/site/leads/lead-record';
import { findLead } from '@accounting-site/server/features/site/leads/leads.repository';
import { CannotDo, type Command, onlyPositional } from '../command.ts';
import { formatMinute } from '../format-minute.ts';

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

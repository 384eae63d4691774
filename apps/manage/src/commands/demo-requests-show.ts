import { demoRequestFieldNames, demoRequestFields } from '@accounting-site/contract/demo-request-fields';
import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import { demoRequestRecord } from '@accounting-site/server/features/site/demo-requests/demo-request-record';
import { findDemoRequest } from '@accounting-site/server/features/site/demo-requests/demo-requests.repository';
import { CannotDo, type Command, onlyPositional } from '../command.ts';
import { formatMinute } from '../format-minute.ts';

export const demoRequestsShow: Command = {
  name: 'demo-requests show',
  usage: 'demo-requests show ID',
  help: 'Shows one demo request with its message. demo-requests list names the IDs.',
  options: {},
  async run(given, { database, now, print }) {
    const id = onlyPositional(given, 'Name the ID of one demo request.');
    const row = await findDemoRequest(database, id);
    if (row === undefined) throw new CannotDo(`There is no demo request ${id}.`);
    const source = { at: now, request: 'command line', detail: id } as const;
    await recordAuditEvent(database, 'demo request read', source);
    const record = demoRequestRecord(row);
    const { received, status, message, plan, answered } = record;
    const filledIn = demoRequestFieldNames.filter((name) => name !== 'message');
    const facts = [
      ...filledIn.map((name) => [demoRequestFields[name].heading, record[name]] as const),
      ['Plan', plan],
      ['Status', status],
      ['Received (UTC)', formatMinute(received)],
      ['Answered (UTC)', answered === '' ? '' : formatMinute(answered)],
    ] as const;
    const known = facts.filter(([, value]) => value !== '');
    print(known.map(([label, value]) => `${label.padEnd(16)}${value}`).join('\n'));
    if (message !== '') print(`\n${message}`);
  },
};

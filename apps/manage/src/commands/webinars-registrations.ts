import { recordAuditEvent } from '@accounting-site/server/audit/audit-events.repository';
import { listWebinarRegistrations } from '@accounting-site/server/features/site/webinar-registrations/webinar-registrations.repository';
import type { Command } from '../command.ts';
import { formatMinute } from '../format-table.ts';
import { isForPrograms, listOptions, printList } from '../print-list.ts';

export const webinarsRegistrations: Command = {
  name: 'webinars registrations',
  usage: 'webinars registrations [--json | --csv]',
  help: `Lists the registrations for each webinar, by date. Registrations probably sent by a program are marked.
--json prints one object for each line, --csv a file for a spreadsheet.`,
  options: listOptions,
  async run(given, { database, now, print }) {
    const registrations = await listWebinarRegistrations(database);
    await recordAuditEvent(
      database,
      isForPrograms(given) ? 'registrations exported' : 'registrations listed',
      {
        at: now,
        request: 'command line',
        detail: `${registrations.length} read`,
      },
    );
    printList(given, print, {
      records: registrations.map((row) => ({
        begins: new Date(row.occurrence_start).toISOString(),
        webinar: row.webinar_id,
        name: row.name,
        email: row.email,
        registered: new Date(row.registered_at).toISOString(),
        suspected: row.suspected === 1,
      })),
      whenEmpty: 'There are no registrations yet.',
      columns: {
        begins: ['Begins (UTC)', formatMinute],
        webinar: 'Webinar',
        name: 'Name',
        email: 'Email',
        registered: null,
        suspected: ['', (suspected) => (suspected === 'true' ? 'suspected' : '')],
      },
    });
  },
};

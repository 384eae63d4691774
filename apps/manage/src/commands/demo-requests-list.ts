import { listDemoRequests } from '@accounting-site/server/features/site/demo-requests/demo-requests.repository';
import { CannotDo, type Command } from '../command.ts';
import { toCsv } from '../csv.ts';
import { formatTable } from '../format-table.ts';

export const demoRequestsList: Command = {
  name: 'demo-requests list',
  usage: 'demo-requests list [--json | --csv]',
  help: `Lists who asked for a demo, the latest first. Requests that a program seems to have sent are marked.
--json gives one object a line, --csv a file for a spreadsheet:
  npm run --silent manage -- demo-requests list --csv > demo-requests.csv`,
  options: { json: { type: 'boolean' }, csv: { type: 'boolean' } },
  async run({ values }, { database, print }) {
    if (values.json === true && values.csv === true) throw new CannotDo('Choose --json or --csv, not both.');
    const requests = (await listDemoRequests(database)).map(({ received_at, suspected, ...request }) => ({
      received: new Date(received_at).toISOString(),
      ...request,
      suspected: suspected === 1,
    }));
    if (values.json === true) {
      for (const request of requests) print(JSON.stringify(request));
      return;
    }
    const headings = ['received', 'name', 'email', 'company', 'phone', 'message', 'suspected'] as const;
    const rows = requests.map((request) => headings.map((heading) => String(request[heading])));
    if (values.csv === true) return print(toCsv(headings, rows));
    if (requests.length === 0) return print('Nobody has asked for a demo yet.');
    const shown = requests.map(({ received, name, email, company, phone, suspected }) => [
      received.slice(0, 16).replace('T', ' '),
      name,
      email,
      company,
      phone,
      suspected ? 'suspected' : '',
    ]);
    print(formatTable(['Received (UTC)', 'Name', 'E-mail', 'Company', 'Phone', ''], shown));
  },
};

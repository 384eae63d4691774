import { exportPerson } from '@accounting-site/server/personal-data/personal-data';
import type { Command } from '../command.ts';
import { readPerson } from '../read-person.ts';

export const personExport: Command = {
  name: 'person export',
  usage: 'person export EMAIL_OR_PHONE',
  help: `Prints everything that the database contains about a person as JSON, table by table, without passwords, keys and other
secrets. Before you send it, make sure that you are talking to this person:
  npm run --silent manage -- person export ama@shop.example > ama.json
A phone number finds only demo requests; ask for the email address to find the rest.`,
  options: {},
  async run(given, { database, now, print }) {
    const { person, name } = readPerson(given);
    const tables = await exportPerson(database, person, now);
    print(JSON.stringify({ person: name, generatedAt: new Date(now).toISOString(), tables }, null, 2));
  },
};

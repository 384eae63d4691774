import { join } from 'node:path';
import { isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import { internationalDigits } from '@accounting-site/server/features/site/leads/phone-links';
import type { PersonName } from '@accounting-site/server/personal-data/find-person';
import {
  countPerson,
  erasePerson,
  exportPerson,
  identifyPerson,
  type TableOutcome,
} from '@accounting-site/server/personal-data/personal-data';
import { askForWord } from '../ask-for-word.ts';
import { CannotDo, type Command, type Given } from '../command.ts';
import { formatMinute, formatTable } from '../format-table.ts';

/**
 * The person in a command's arguments. @throws CannotDo unless it is one email address or one phone number
 */
function readPerson({ positionals }: Given): { person: PersonName; name: string } {
  // A phone number may be typed with spaces.
  const name = positionals.join(' ').trim();
  if (/^[^\s@]+@[^\s@]+$/.test(name)) return { person: { email: name.toLowerCase() }, name };
  const phone = internationalDigits(name);
  if (phone === undefined) throw new CannotDo('Name one email address or one phone number.');
  return { person: { phone }, name };
}

export const personExport: Command = {
  name: 'person export',
  usage: 'person export EMAIL_OR_PHONE',
  help: `Prints everything that the database contains about a person as JSON, table by table, without passwords, keys and other
secrets. Before you send it, make sure that you are talking to this person:
  npm run --silent manage -- person export ama@shop.example > ama.json
A phone number finds only leads; ask for the email address to find the rest. A lead is also found by an address or a number
that staff have corrected.`,
  options: {},
  async run(given, { database, now, print }) {
    const { person, name } = readPerson(given);
    const tables = await exportPerson(database, person, now);
    print(JSON.stringify({ person: name, generatedAt: new Date(now).toISOString(), tables }, null, 2));
  },
};

export const personErase: Command = {
  name: 'person erase',
  usage: 'person erase EMAIL_OR_PHONE [--yes]',
  help: `Deletes everything that the database contains about a person: demo requests, registrations, and their account with its
business if no one else has an account in it. If they are the only owner, another account becomes the owner. It shows what it
found, with the name of each lead: two people can share a phone number. Then it asks for the word erase, and reports what it
deleted from each table; --yes skips the question. It cannot be undone. A colleague is not erased: remove them at
/staff/members first.
A phone number finds only leads; also run it for the email address. A lead is also found by an address or a number that staff
have corrected.`,
  options: { yes: { type: 'boolean' } },
  async run(given, { config, database, now, print, ask }) {
    const { person, name } = readPerson(given);
    const { leads, roles, nextOwners } = await identifyPerson(database, person);
    if (roles.some(isStaffRole)) {
      throw new CannotDo(`${name} is a colleague. Remove them at /staff/members first, then erase them.`);
    }
    const found = await countPerson(database, person);
    if (found.length === 0) {
      print(`The database holds nothing about ${name}.`);
      return;
    }
    print(describe(['Table', 'Rows', 'What is done'], found));
    if (leads.length > 0) print(`\n${describeLeads(leads)}\n`);
    for (const owner of nextOwners) print(`${owner} becomes the owner of the business.`);
    await askForWord(given, { ask }, { word: 'erase', question: 'This cannot be undone.' });
    print(describe(['Table', 'Rows', 'What was done'], await erasePerson(database, person, now)));
    print(`Not erased: backups, logs, emails that were sent${config.leadsWebhook ? ', your CRM' : ''}.`);
    if (config.smtpUrl === undefined) print(`Emails that are files: ${join(config.dataDir, 'mail')}.`);
  },
};

const describeLeads = (leads: Awaited<ReturnType<typeof identifyPerson>>['leads']) =>
  formatTable(
    ['Lead', 'Kind', 'Received (UTC)'],
    leads.map(({ name, kind, received_at }) => [
      name,
      kind,
      formatMinute(new Date(received_at).toISOString()),
    ]),
  );

const describe = (headings: string[], outcomes: readonly TableOutcome[]) =>
  formatTable(
    headings,
    outcomes.map(({ table, rows, outcome }) => [table, String(rows), outcome]),
  );

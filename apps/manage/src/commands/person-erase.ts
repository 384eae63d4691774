import { join } from 'node:path';
import {
  countPerson,
  erasePerson,
  type TableOutcome,
} from '@accounting-site/server/personal-data/personal-data';
import { askForWord } from '../ask-for-word.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { readPerson } from '../read-person.ts';

export const personErase: Command = {
  name: 'person erase',
  usage: 'person erase EMAIL_OR_PHONE [--yes]',
  help: `Deletes everything that the database contains about a person: demo requests, registrations, and their account with its
business if no one else has an account in it. It shows what it found, asks for the word erase, and reports what it deleted
from each table; --yes skips the question. It cannot be undone.
A phone number finds only demo requests; also run it for the email address.`,
  options: { yes: { type: 'boolean' } },
  async run(given, { config, database, now, print, ask }) {
    const { person, name } = readPerson(given);
    const found = await countPerson(database, person);
    if (found.length === 0) {
      print(`The database holds nothing about ${name}.`);
      return;
    }
    print(describe(['Table', 'Rows', 'What is done'], found));
    await askForWord(given, { ask }, { word: 'erase', question: 'This cannot be undone.' });
    print(describe(['Table', 'Rows', 'What was done'], await erasePerson(database, person, now)));
    print(`Not erased: backups, logs, emails that were sent${config.leadsWebhook ? ', your CRM' : ''}.`);
    if (config.smtpUrl === undefined) print(`Emails that are files: ${join(config.dataDir, 'mail')}.`);
  },
};

const describe = (headings: string[], outcomes: readonly TableOutcome[]) =>
  formatTable(
    headings,
    outcomes.map(({ table, rows, outcome }) => [table, String(rows), outcome]),
  );

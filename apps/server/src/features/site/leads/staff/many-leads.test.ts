import { openStages } from '@accounting-site/contract/staff/leads';
import { type StaffLeadsAnswer, staffLeadsAnswerSchema } from '@accounting-site/contract/staff/staff-leads';
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { describe, expect, test } from 'vitest';
import { day } from '../../../../clock.ts';
import { type Database, openUnhurriedDatabase } from '../../../../database/open-database.ts';
import type { Tables } from '../../../../database/tables.ts';
import { buildTestApp, ownerPassword } from '../../../../testing/app/build-test-app.ts';
import { startServer } from '../../../../testing/app/start-server.ts';
import { type DatabaseKind, databaseKinds } from '../../../../testing/database/fresh-database.ts';
import { addManyLeads, leads, makeLead, now, staff } from '../../../../testing/database/many-leads.ts';
import { readKeptMemory } from '../../../../testing/load/kept-memory.ts';
import { signInAs } from '../../../../testing/sign-in/sign-in-as.ts';
import { type LeadChoice, listLeads } from '../list-leads.ts';

const list = '/api/site/staff/leads';
const megabyte = 2 ** 20;
const all = Array.from({ length: leads }, (_, at) => makeLead(at));
type Lead = (typeof all)[number];

const isOpen = ({ stage, suspected }: Lead) => openStages.some((open) => open === stage) && !suspected;
const [firstOfStaff = ''] = staff;
const tonight = now - (now % day) + day;

/** What staff choose, with the worst cases: few or no leads match. */
const choices: [query: string, belongs: (lead: Lead) => boolean][] = [
  ['', () => true],
  ['?stage=open', isOpen],
  ['?overdue=yes', (lead) => isOpen(lead) && (lead.due_at ?? now) < now],
  [
    '?due=today',
    (lead) => isOpen(lead) && lead.due_at !== null && lead.due_at >= now && lead.due_at < tonight,
  ],
  ['?text=MENSAH', ({ search_text }) => search_text.includes('mensah')],
  ['?text=.99999@shop', ({ id }) => id === 'lead-99999'],
  ['?text=020%20969%209903', ({ phone }) => phone === '0209699903'],
  ['?text=no%20such%20words', () => false],
  ['?kind=webinar&stage=lost', ({ kind, stage }) => kind === 'webinar' && stage === 'lost'],
  [`?owner=${firstOfStaff}`, ({ owner_id }) => owner_id === firstOfStaff],
  ['?owner=nobody&stage=open', (lead) => isOpen(lead) && lead.owner_id === null],
  ['?source=radio', ({ source }) => source === 'radio'],
  ['?campaign=harmattan&page=/pricing', ({ campaign, page }) => campaign !== '' && page === '/pricing'],
  ['?plan=annually&stage=open', (lead) => isOpen(lead) && lead.plan === 'annually'],
  ['?campaign=none', () => false],
  [
    '?since=2025-11-01&until=2025-11-01',
    ({ received_at }) => new Date(received_at).toISOString().startsWith('2025-11-01'),
  ],
];

/** The ids in the order of the list: what is due first, or the latest first. */
function expectedIds(query: string, belongs: (lead: Lead) => boolean): string[] {
  const isByDueTime = /stage=open|overdue|due=/.test(query);
  const placeOf = (lead: Lead) =>
    isByDueTime ? (lead.due_at ?? Number.MAX_SAFE_INTEGER) : -lead.received_at;
  return all
    .filter(belongs)
    .sort((one, other) => placeOf(one) - placeOf(other) || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
}

/** What the database reads for a choice, as its own explanation. */
async function explain(on: DatabaseKind, database: Database, choice: LeadChoice): Promise<string> {
  const queries: CompiledQuery[] = [];
  const dialects = {
    SQLite: [SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler],
    PostgreSQL: [PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler],
  } as const;
  const [Adapter, Introspector, QueryCompiler] = dialects[on];
  const recorder = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new Introspector(db),
      createQueryCompiler: () => new QueryCompiler(),
    },
    log: ({ query }) => void queries.push(query),
  });
  await listLeads(recorder, { limit: 51, ...choice });
  const [query] = queries;
  const command = on === 'SQLite' ? 'explain query plan' : 'explain';
  const { rows } = await database.executeQuery(
    CompiledQuery.raw(`${command} ${query?.sql}`, [...(query?.parameters ?? [])]),
  );
  return rows.map((row) => JSON.stringify(row)).join('\n');
}

describe.each(databaseKinds)(`${leads.toLocaleString('en')} leads on %s`, (on) => {
  test('are listed, searched, filtered and exported exactly, with the indexes and flat memory', {
    timeout: 600_000,
  }, async () => {
    const server = await buildTestApp({ on });
    const { config, database } = server;
    const patient = openUnhurriedDatabase(config);
    await addManyLeads(patient);
    // PostgreSQL does this automatically, but not at once.
    if (on === 'PostgreSQL') await sql`vacuum analyze demo_requests`.execute(patient);
    await patient.destroy();
    const browser = await signInAs(server, 'staff');

    for (const [query, belongs] of choices) {
      const expected = expectedIds(query, belongs);
      const read = async (more: string): Promise<StaffLeadsAnswer> => {
        const path = `${list}${query}${query === '' ? '?' : '&'}${more}`;
        return staffLeadsAnswerSchema.parse((await browser.send('GET', path)).json());
      };
      const first = await read('');
      const second = first.next === null ? undefined : await read(`after=${first.next}`);
      const shown = [...first.leads, ...(second?.leads ?? [])].map(({ id }) => id);
      expect(shown, query).toEqual(expected.slice(0, 100));
      expect(first.next === null, query).toBe(expected.length <= 50);
    }

    for (const [choice, index] of [
      [{ stage: 'open' }, 'leads_by_due_time'],
      [{ dueBefore: now, owner: firstOfStaff }, 'leads_by_due_time'],
      [{ stage: 'open', after: { at: now, id: 'lead' } }, 'leads_by_due_time'],
      [{}, 'leads_by_arrival'],
      [{ kind: 'call', source: 'nowhere', stage: 'lost' }, 'leads_by_arrival'],
      [{ after: { at: now, id: 'lead' } }, 'leads_by_arrival'],
    ] as [LeadChoice, string][]) {
      const plan = await explain(on, database, choice);
      expect(plan).toMatch(new RegExp(`(COVERING INDEX|Index (Only )?Scan using) ${index}`));
    }
    // Searches read whole rows, on every page of the list.
    for (const choice of [{ text: 'mensah' }, { campaign: 'harmattan', after: { at: now, id: 'lead' } }]) {
      expect(await explain(on, database, choice)).not.toMatch(/leads_by_arrival|demo_requests_by_time/);
    }

    const process = startServer({
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl !== undefined && { DATABASE_URL: config.databaseUrl }),
      STAFF_SECOND_FACTOR: 'optional',
      NODE_OPTIONS: '--inspect=127.0.0.1:0',
    });
    const inspector = await process.hears(/Debugger listening on (ws:\S+)/);
    const url = await process.hears(/The site is at (http:\S+)/);
    const login = await fetch(`${url}/api/api/login`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'staff@sikabooks.example', password: ownerPassword }),
    });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const radio = async () => {
      const answer = await fetch(`${url}${list}.csv?source=radio`, { headers });
      return [answer.status, (await answer.text()).trimEnd().split('\r\n').length];
    };
    // A busy machine may refuse it at first, with 503.
    await expect.poll(radio, { timeout: 60_000, interval: 1000 }).toEqual([200, 11]);

    const before = await readKeptMemory(inspector);
    const { body } = await fetch(`${url}${list}.csv`, { headers });
    let [file, halfway] = ['', 0];
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      file += part;
      // The client has taken half of the file, and takes no more meanwhile.
      if (halfway === 0 && file.length > 15 * megabyte) halfway = await readKeptMemory(inspector);
    }
    const lines = file.trimEnd().split('\r\n').slice(1);
    expect(file.length).toBeGreaterThan(30 * megabyte);
    expect(lines.map((line) => /^"[^"]*","([^"]*)"/.exec(line)?.[1])).toEqual(expectedIds('', () => true));
    expect(halfway - before).toBeLessThan(8 * megabyte);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadFilters } from '@accounting-site/contract/staff/staff-leads';
import {
  type Database,
  migrateDatabase,
  openUnhurriedDatabase,
} from '@accounting-site/server/database/open-database';
import { findLead } from '@accounting-site/server/features/site/leads/leads.repository';
import { leadsAsCsv } from '@accounting-site/server/features/site/leads/staff/leads-as-csv';
import { listPage } from '@accounting-site/server/features/site/leads/staff/list-page';
import { addManyLeads, leads, now, staff } from '@accounting-site/server/testing/database/many-leads';
import { sql } from 'kysely';
import { startTestPostgres } from '../../tools/test-setup/test-postgres.ts';
import { type Bench, type BenchResult, table } from '../report.ts';

const [rounds, mostMilliseconds, mostMegabytes] = [9, 100, 30];

type Query = LeadFilters & { after?: string };

const owner = staff[0] ?? '';
/** The filters that staff use, and the worst cases, in which few or no leads match. */
const choices: [name: string, query: Query][] = [
  ['Open, by due time', { stage: 'open' }],
  ['Open, from the middle', { stage: 'open', after: `${now}_lead` }],
  ['All, latest first', {}],
  ['Text in many leads', { text: 'MENSAH' }],
  ['Text in one lead', { text: '.99999@shop' }],
  ['Text in no lead', { text: 'no such words' }],
  ['Text in no open lead', { text: 'no such words', stage: 'open' }],
  ['Phone number', { text: '020 969 9903' }],
  ['Kind', { kind: 'webinar' }],
  ['Stage', { stage: 'lost' }],
  ['Suspected', { stage: 'suspected' }],
  ['Owner', { owner }],
  ['Nobody, open', { owner: 'nobody', stage: 'open' }],
  ['Source of ten leads', { source: 'radio' }],
  ['Source of no lead', { source: 'nowhere' }],
  ['Campaign of many leads', { campaign: 'harmattan' }],
  ['Campaign of no lead', { campaign: 'nothing' }],
  ['Page, open', { page: '/pricing', stage: 'open' }],
  ['Plan', { plan: 'annually' }],
  ['Overdue', { overdue: 'yes' }],
  ['Overdue, of one owner', { overdue: 'yes', owner }],
  ['One day', { since: '2025-11-01', until: '2025-11-01' }],
  ['Everything, no match', { kind: 'call', stage: 'open', owner, source: 'nowhere', since: '2025-01-01' }],
];

interface Measured {
  byId: number;
  lists: number[];
  csv: { megabytes: number; seconds: number };
}

/** Measures the lists of the desk at the server: the query, its members of staff and the response. */
export const bench: Bench = {
  title: 'Leads',
  async run() {
    const measured = { SQLite: await onSqlite(), PostgreSQL: await onPostgres() };
    return report(measured);
  },
};

async function onSqlite(): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-leads-'));
  try {
    return await measure({ dataDir, databaseUrl: undefined });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function onPostgres(): Promise<Measured> {
  const postgres = await startTestPostgres();
  try {
    return await measure({ dataDir: postgres.folder, databaseUrl: postgres.url('postgres') });
  } finally {
    await postgres.stop();
  }
}

async function measure(place: { dataDir: string; databaseUrl: string | undefined }): Promise<Measured> {
  const database = openUnhurriedDatabase(place);
  await migrateDatabase(database, place);
  await addManyLeads(database);
  // PostgreSQL does this automatically, but later. SQLite never does.
  if (place.databaseUrl !== undefined) await sql`vacuum analyze demo_requests`.execute(database);
  const time = place.databaseUrl === undefined ? onProcessor : onClock;
  const byId = await fastest(time, () => findLead(database, 'lead-77'));
  const lists: number[] = [];
  for (const [, query] of choices) {
    lists.push(await fastest(time, () => listPage(database, { ...query, text: query.text ?? '' }, now)));
  }
  const csv = await exportAll(database);
  await database.destroy();
  return { byId, lists, csv };
}

/** SQLite runs in this process, so its processor time is what an idle machine would take. */
const onProcessor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const onClock = () => performance.now();

/** Milliseconds of the fastest call: other programs on the same cores only make it slower. */
async function fastest(time: () => number, call: () => Promise<unknown>): Promise<number> {
  const seen: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = time();
    await call();
    seen.push(time() - from);
  }
  return Math.min(...seen);
}

/** How much the process grows while all leads are exported. */
async function exportAll(database: Database) {
  const memory = () => process.memoryUsage().rss / 2 ** 20;
  for await (const _line of leadsAsCsv(database, { stage: 'won' })) {
    // The first export also loads what later ones use again.
  }
  const before = memory();
  const from = performance.now();
  let [most, lines] = [before, 0];
  for await (const _line of leadsAsCsv(database, {})) {
    lines += 1;
    if (lines % 1000 === 0) most = Math.max(most, memory());
  }
  if (lines !== leads + 1) throw new Error(`The file has ${lines} lines`);
  return { megabytes: Math.max(0, most - before), seconds: (performance.now() - from) / 1000 };
}

function report(measured: Record<'SQLite' | 'PostgreSQL', Measured>): BenchResult {
  const kinds = Object.values(measured);
  const row = (name: string, of: (each: Measured) => number) => [
    name,
    ...kinds.flatMap((each) => [of(each).toFixed(2), Math.round(of(each) / each.byId)]),
  ];
  const rows = [
    row('One lead by its id', ({ byId }) => byId),
    ...choices.map(([name], at) => row(name, ({ lists }) => lists[at] ?? 0)),
  ];
  const csv = Object.entries(measured).map(
    ([kind, { csv }]) =>
      `${kind}: ${csv.seconds.toFixed(1)} s, and the process grows by ${csv.megabytes.toFixed(0)} MB`,
  );
  const misses = Object.entries(measured).flatMap(([kind, { lists, csv }]) => [
    ...choices.flatMap(([name], at) =>
      (lists[at] ?? 0) < mostMilliseconds
        ? []
        : [`${name} takes ${Math.round(lists[at] ?? 0)} ms on ${kind}.`],
    ),
    ...(csv.megabytes < mostMegabytes
      ? []
      : [`An export takes ${csv.megabytes.toFixed(0)} MB of memory on ${kind}.`]),
  ]);
  return {
    lines: [
      `${leads.toLocaleString('en')} leads, one in five open. Milliseconds at the server for one page of the list, the fastest of ${rounds}, and how often one lead could be read by its id in that time. A search reads the text of every lead. SQLite runs in the server, so its column is processor time. The column of PostgreSQL is the time from the query to its result.`,
      '',
      ...table(['', 'SQLite, ms', 'by id', 'PostgreSQL, ms', 'by id'], rows),
      '',
      `The whole list as a CSV file: ${csv.join('; ')}.`,
    ],
    misses,
  };
}

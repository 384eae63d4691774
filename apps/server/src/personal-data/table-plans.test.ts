import type { TableMetadata } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bothDatabases, freshDatabase } from '../testing/database/fresh-database.ts';
import { isPersonal, type TablePlan } from './table-plan.ts';
import { tablePlans } from './table-plans.ts';

/** The columns without a plan, and the periods of columns that do not exist. */
function findUncovered(
  tables: readonly TableMetadata[],
  plans: Readonly<Record<string, TablePlan>>,
): string[] {
  return tables.flatMap(({ name, columns }) => {
    const plan = plans[name];
    const covered = plan && (isPersonal(plan) ? [...plan.exported, ...plan.withheld] : plan.columns);
    const named = columns.map((column) => column.name);
    return [
      ...named.filter((column) => !covered?.includes(column)),
      ...(plan?.kept === undefined || named.includes(plan.kept[0]) ? [] : [`kept by ${plan.kept[0]}`]),
    ].map((column) => `${name}.${column}`);
  });
}

describe.each(bothDatabases)('the plan for personal data on %s', (on) => {
  test('covers every table and column that the migrations create', async () => {
    const { database } = await freshDatabase(on);
    const tables = await database.introspection.getTables();
    expect(tables.length).toBeGreaterThan(20);
    // Add a plan in apps/server/src/personal-data: whether they contain personal data, and how it is erased.
    expect(findUncovered(tables, tablePlans)).toEqual([]);
  });

  test('would be incomplete without the history of leads, or without one of its columns', async () => {
    const { database } = await freshDatabase(on);
    const tables = await database.introspection.getTables();
    const { lead_events, ...others } = tablePlans;
    const all = ['id', 'lead_id', 'at', 'account_id', 'kind', 'text', 'idempotency_key'];
    expect(findUncovered(tables, others).toSorted()).toEqual(
      all.map((name) => `lead_events.${name}`).toSorted(),
    );
    if (!isPersonal(lead_events)) throw new Error('The notes of staff are personal data');
    const silent = { ...lead_events, exported: ['at', 'kind'] };
    expect(findUncovered(tables, { ...others, lead_events: silent })).toEqual(['lead_events.text']);
  });

  test('never exports credentials', () => {
    const exported = Object.values(tablePlans).flatMap((plan) => (isPersonal(plan) ? plan.exported : []));
    expect(exported.filter((column) => /hash|secret|salt|token|mark(?!eting)/.test(column))).toEqual([]);
  });
});

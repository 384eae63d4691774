import { describe, expect, test } from 'vitest';
import { bothDatabases, freshDatabase } from '../testing/fresh-database.ts';
import { isPersonal } from './table-plan.ts';
import { tablePlans } from './table-plans.ts';

describe.each(bothDatabases)('the plan for personal data on %s', (on) => {
  test('covers every table and column that the migrations create', async () => {
    const { database } = await freshDatabase(on);
    const tables = await database.introspection.getTables();
    const uncovered = tables.flatMap(({ name, columns }) => {
      const plan = Object.entries(tablePlans).find(([table]) => table === name)?.[1];
      const covered = plan && (isPersonal(plan) ? [...plan.exported, ...plan.withheld] : plan.columns);
      const named = columns.map((column) => column.name);
      return [
        ...named.filter((column) => !covered?.includes(column)),
        ...(plan?.kept === undefined || named.includes(plan.kept[0]) ? [] : [`kept by ${plan.kept[0]}`]),
      ].map((column) => `${name}.${column}`);
    });
    expect(tables.length).toBeGreaterThan(20);
    // Add a plan in apps/server/src/personal-data: whether they contain personal data, and how it is erased.
    expect(uncovered).toEqual([]);
  });

  test('never exports credentials', () => {
    const exported = Object.values(tablePlans).flatMap((plan) => (isPersonal(plan) ? plan.exported : []));
    expect(exported.filter((column) => /hash|secret|salt|token|mark/.test(column))).toEqual([]);
  });
});

import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../../database/is-sqlite.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * The guarantees of the tables to the code, one line each, in the same format for both databases: `table
 * accounts`, `column accounts.email text`, `required accounts.email` (not null, and without a default), `no
 * null accounts.email`, `unique accounts(email)`, `reference accounts.business_id businesses`.
 */
export async function findSchemaFacts(database: Kysely<Tables>): Promise<Set<string>> {
  const facts = new Set<string>();
  for (const { name: table, columns } of await database.introspection.getTables()) {
    facts.add(`table ${table}`);
    for (const { name, dataType, isNullable, hasDefaultValue } of columns) {
      facts.add(`column ${table}.${name} ${sameType[dataType] ?? dataType.toLowerCase()}`);
      if (!isNullable) facts.add(`no null ${table}.${name}`);
      if (!isNullable && !hasDefaultValue) facts.add(`required ${table}.${name}`);
    }
  }
  const { rows } = await (isSqlite(database) ? constraintsOfSqlite : constraintsOfPostgres).execute(database);
  for (const { fact } of rows) facts.add(fact);
  return facts;
}

const sameType: Readonly<Record<string, string>> = {
  int8: 'bigint',
  int4: 'integer',
  float8: 'double precision',
};

// A primary key is never null, although SQLite reports it as nullable.
const constraintsOfSqlite = sql<{ fact: string }>`
  select 'unique ' || master.name || '(' || (
      select group_concat(name, ',') from (select name from pragma_index_info(list.name) order by name)
    ) || ')' as fact
    from sqlite_master as master, pragma_index_list(master.name) as list
    where master.type = 'table' and list."unique" = 1 and master.name not like 'kysely%'
  union select 'unique ' || master.name || '(' || (
      select group_concat(name, ',') from (
        select name from pragma_table_info(master.name) where pk > 0 order by name
      )
    ) || ')'
    from sqlite_master as master
    where master.type = 'table' and master.name not like 'kysely%'
  union select 'required ' || master.name || '.' || field.name
    from sqlite_master as master, pragma_table_info(master.name) as field
    where master.type = 'table' and field.pk > 0 and master.name not like 'kysely%'
  union select 'no null ' || master.name || '.' || field.name
    from sqlite_master as master, pragma_table_info(master.name) as field
    where master.type = 'table' and field.pk > 0 and master.name not like 'kysely%'
  union select 'reference ' || master.name || '.' || key."from" || ' ' || key."table"
    from sqlite_master as master, pragma_foreign_key_list(master.name) as key where master.type = 'table'`;

const constraintsOfPostgres = sql<{ fact: string }>`
  select 'unique ' || source.relname || '(' || (
      select string_agg(attname, ',' order by attname collate "C") from pg_attribute
      where attrelid = source.oid and attnum = any(index.indkey::int2[])
    ) || ')' as fact
    from pg_index index join pg_class source on source.oid = index.indrelid
    where index.indisunique and source.relnamespace = 'public'::regnamespace and source.relname not like 'kysely%'
  union select 'reference ' || source.relname || '.' || attname || ' ' || target.relname
    from pg_constraint key
    join pg_class source on source.oid = key.conrelid
    join pg_class target on target.oid = key.confrelid
    join pg_attribute on attrelid = source.oid and attnum = key.conkey[1]
    where key.contype = 'f'`;

/**
 * The changes between two schemas that break code of the older one: something that it reads or writes is
 * removed, may now be null, or has a new constraint. New tables, columns with a default and indexes break
 * nothing.
 */
export function findBreaks(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  const tableOf = (fact: string) =>
    /^(?:table|column|required|no null|unique|reference) (\w+)/.exec(fact)?.[1];
  const isOfOldTable = (fact: string) => before.has(`table ${tableOf(fact)}`);
  const lost = [...before].filter((fact) => !after.has(fact));
  // A column with a default breaks no insert. `required` covers the others.
  const asked = [...after].filter(
    (fact) => !before.has(fact) && /^(?:required|unique|reference) /.test(fact) && isOfOldTable(fact),
  );
  // Dropping a required column's constraint cannot break writers. For readers `no null` covers it.
  const harmful = lost.filter((fact) => !fact.startsWith('required '));
  // Code that does not know a new nullable foreign key never fills it.
  const isNew = (fact: string) => ![...before].some((old) => old.startsWith(`column ${fact.split(' ')[1]} `));
  const demands = asked.filter((fact) => !(fact.startsWith('reference ') && isNew(fact)));
  return [...harmful.map((fact) => `gone: ${fact}`), ...demands.map((fact) => `new: ${fact}`)].sort();
}

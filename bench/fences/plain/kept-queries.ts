import type { Database } from '@accounting-site/server/database/open-database';
import { type CompiledQuery, type Expression, type QueryResult, sql } from 'kysely';

export type Blanks<Values> = <Name extends keyof Values>(name: Name) => Expression<Values[Name]>;

/** Builds the query each time, with its values. */
export function keepQuery<Values extends object, Row>(
  build: (database: Database, blank: Blanks<Values>) => CompiledQuery<Row>,
): (database: Database, values: Values) => Promise<QueryResult<Row>> {
  return (database, values) => database.executeQuery(build(database, (name) => sql.val(values[name])));
}

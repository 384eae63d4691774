import {
  type CompiledQuery,
  type DialectAdapter,
  type Expression,
  type OperationNode,
  type QueryResult,
  ValueNode,
} from 'kysely';
import type { Database } from './open-database.ts';

/** A placeholder for a value while a cached query is built. Its type suits Kysely; it has no content. */
export type Blanks<Values> = <Name extends keyof Values>(name: Name) => Expression<Values[Name]>;

/**
 * A query that is built once and then run with different values, for the queries of every sign-in. Kysely
 * takes several times as long to build a query and its SQL as SQLite takes to run it.
 * @param build returns the same query whatever the values are; it receives a placeholder for each value
 */
export function keepQuery<Values extends object, Row>(
  build: (database: Database, blank: Blanks<Values>) => CompiledQuery<Row>,
): (database: Database, values: Values) => Promise<QueryResult<Row>> {
  // SQLite and PostgreSQL need different SQL. Tests may open both in one process.
  const kept = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return (database, values) => {
    const { adapter } = database.getExecutor();
    const query = kept.get(adapter) ?? build(database, (name) => new Blank(name));
    kept.set(adapter, query);
    const parameters = query.parameters.map((value) =>
      value instanceof Blank ? Reflect.get(values, value.name) : value,
    );
    const { sql, query: tree, queryId } = query;
    return database.executeQuery<Row>({ sql, query: tree, queryId, parameters });
  };
}

class Blank implements Expression<never> {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }

  get expressionType(): undefined {
    return undefined;
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }
}

import {
  type CompiledQuery,
  type DialectAdapter,
  type Expression,
  type OperationNode,
  type QueryResult,
  ValueNode,
} from 'kysely';
import type { Database } from './open-database.ts';

/** Stands for a value of a kept query while it is built. Kysely takes it as one; there is nothing in it to look at. */
export type Blanks<Values> = <Name extends keyof Values>(name: Name) => Expression<Values[Name]>;

/**
 * A query that is built once, and from then on run with other values: for what every login does. Kysely takes several
 * times as long to build one and write its SQL as SQLite takes to run it.
 * @param build has to return the same query each time, whatever the values: it gets a blank for each of them
 */
export function keepQuery<Values extends object, Row>(
  build: (database: Database, blank: Blanks<Values>) => CompiledQuery<Row>,
): (database: Database, values: Values) => Promise<QueryResult<Row>> {
  // SQLite and PostgreSQL write their SQL differently. Both may be open in one process: in tests.
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

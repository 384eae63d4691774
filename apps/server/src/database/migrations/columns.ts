import type { ColumnDefinitionBuilder } from 'kysely';

// The third argument of `addColumn`. Shipped migrations use these: never change one, add another.

export const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
export const required = (column: ColumnDefinitionBuilder) => column.notNull();
export const unique = (column: ColumnDefinitionBuilder) => column.unique();
export const emptyText = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
/** The row is deleted with the row that it references. */
export const partOf = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.references(target).onDelete('cascade');
export const requiredPartOf = (target: string) => (column: ColumnDefinitionBuilder) =>
  partOf(target)(column.notNull());

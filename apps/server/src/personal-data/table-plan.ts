import type { PersonIds } from './find-person.ts';

/** What becomes of a table that holds data about people. */
export interface PersonalTable {
  /** The column by which the rows of a person are found, and which IDs it holds. */
  readonly by: readonly [column: string, ids: keyof PersonIds];
  readonly exported: readonly string[];
  /** Columns that an export leaves out. Secrets, because anyone who reads the export could sign in with them. */
  readonly withheld: readonly string[];
  /** Erased by deleting the rows, or by emptying these columns because the rest has to stay. */
  readonly erase: 'delete' | { readonly empty: readonly string[]; readonly why: string };
  /** After what time the rows are deleted without being asked. */
  readonly kept: string;
}

/** A table without data that leads to a person. */
export interface ImpersonalTable {
  readonly columns: readonly string[];
  readonly why: string;
}

export type TablePlan = PersonalTable | ImpersonalTable;

export const isPersonal = (plan: TablePlan): plan is PersonalTable => 'by' in plan;

import type { Retention } from '@accounting-site/content/dates/retention';
import type { PersonIds } from './find-person.ts';

/**
 * How long rows are kept after the time in a column: milliseconds, or a period that the owner can set. Without
 * it, rows are deleted with the row that they belong to.
 */
type Period = readonly [column: string, period: number | keyof Retention];

/** How a table with personal data is exported, erased and kept. */
export interface PersonalTable {
  /** The column that identifies a person's rows, and the kind of IDs in it. */
  readonly by: readonly [column: string, ids: keyof PersonIds];
  readonly exported: readonly string[];
  /** Columns that are not exported. For example secrets, with which a reader of the export could sign in. */
  readonly withheld: readonly string[];
  /** Rows are deleted, or only these columns are emptied because the rest must stay. */
  readonly erase: 'delete' | { readonly empty: readonly string[]; readonly why: string };
  readonly kept?: Period;
}

/** A table without personal data. */
interface ImpersonalTable {
  readonly columns: readonly string[];
  readonly why: string;
  readonly kept?: Period;
}

export type TablePlan = PersonalTable | ImpersonalTable;

export const isPersonal = (plan: TablePlan): plan is PersonalTable => 'by' in plan;

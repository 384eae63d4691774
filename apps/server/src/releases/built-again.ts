import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Whether the next publication is the same content and code, built again for a later day. A weekly webinar
 * causes 52 of these a year, so the history and the stored releases count only the newest.
 */
export const isBuiltAgain = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'publications'>) =>
  exists(
    selectFrom('publications as next')
      .select('next.number')
      .where('next.kind', '=', 'date')
      .whereRef('next.code', '=', 'publications.code')
      .where((next) => next('next.number', '=', next('publications.number', '+', 1))),
  );

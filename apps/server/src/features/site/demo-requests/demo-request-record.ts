import { demoRequestFieldNames, filledIn } from '@accounting-site/contract/demo-request-fields';
import { type DemoRequestRow, statusOf } from './demo-requests.repository.ts';

export const demoRequestColumns = [
  'received',
  'id',
  'status',
  ...demoRequestFieldNames,
  'plan',
  'suspected',
  'answered',
] as const;

/** A demo request for programs and spreadsheets. Times are ISO 8601 in UTC; missing ones are `''`. */
export function demoRequestRecord(row: DemoRequestRow) {
  const { id, plan, received_at, answered_at } = row;
  return {
    received: new Date(received_at).toISOString(),
    id,
    status: statusOf(row),
    ...filledIn(row),
    plan,
    suspected: row.suspected === 1,
    answered: answered_at === null ? '' : new Date(answered_at).toISOString(),
  };
}

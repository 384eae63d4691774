import { type DemoRequestRow, statusOf } from './demo-requests.repository.ts';

/** The columns of a spreadsheet of demo requests. */
export const demoRequestFields = [
  'received',
  'id',
  'status',
  'name',
  'email',
  'company',
  'phone',
  'message',
  'plan',
  'suspected',
  'answered',
] as const;

/** A demo request for programs and spreadsheets; times are ISO 8601 in UTC, and `''` where there is none. */
export function demoRequestRecord(row: DemoRequestRow) {
  const { id, name, email, company, phone, message, plan, received_at, answered_at } = row;
  return {
    received: new Date(received_at).toISOString(),
    id,
    status: statusOf(row),
    name,
    email,
    company,
    phone,
    message,
    plan,
    suspected: row.suspected === 1,
    answered: answered_at === null ? '' : new Date(answered_at).toISOString(),
  };
}

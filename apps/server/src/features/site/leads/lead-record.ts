import { toSpacedNumber } from '@accounting-site/contract/fields/phone-number';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { demoRequestFieldNames, filledIn } from '@accounting-site/contract/forms/demo-request-fields';
import { leadSourceFields } from '@accounting-site/contract/staff/leads';
import { isoTime } from '../../../iso-time.ts';
import type { OwnedLead } from './leads.repository.ts';

/** The fields that the form had when the columns were published. */
const firstFields = ['name', 'email', 'company', 'phone', 'message'] as const;

/** Programs read these by position too: new ones, such as a new field of the form, go to the end. */
export const leadColumns = [
  ...(['received', 'id', 'kind', 'stage', 'lost_reason'] as const),
  ...firstFields,
  ...(['best_time', 'plan', 'suspected', 'next_step', 'due', 'answered', 'contacted'] as const),
  ...leadSourceFields,
  ...(['phone_number', 'owner', 'privacy_version'] as const),
  ...demoRequestFieldNames.filter((name) => !firstFields.some((first) => first === name)),
] as const;

/**
 * A lead for programs and spreadsheets: the CSV file, the webhook and the command line. Times are ISO 8601 in
 * UTC; missing ones are `''`.
 */
export function leadRecord(row: OwnedLead) {
  const { id, kind, stage, lost_reason, best_time, plan, next_step } = row;
  return {
    received: isoTime(row.received_at),
    id,
    kind,
    stage,
    lost_reason,
    ...filledIn(row),
    best_time,
    plan,
    suspected: row.suspected === 1,
    next_step,
    due: isoTime(row.due_at) ?? '',
    answered: isoTime(row.answered_at) ?? '',
    contacted: isoTime(row.contacted_at) ?? '',
    ...recordOf(leadSourceFields, (name) => row[name]),
    phone_number: row.phone_number,
    owner: row.owner_email ?? '',
    privacy_version: row.privacy_version,
  };
}

/** The record for a spreadsheet, which drops the zero of 0241234567 and may take +233-24-123-4567 for a formula. */
export function leadForSpreadsheet(row: OwnedLead) {
  const record = leadRecord(row);
  return { ...record, phone: toSpacedNumber(record.phone) ?? record.phone };
}

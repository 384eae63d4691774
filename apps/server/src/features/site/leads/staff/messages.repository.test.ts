import { expect, test } from 'vitest';
import type { Database } from '../../../../database/open-database.ts';
import { bothDatabases, freshDatabase } from '../../../../testing/database/fresh-database.ts';
import { askedAgainTemplates, demoRequestTemplates } from '../lead-messages.ts';
import { reminderTemplates } from '../remind-staff.ts';
import { findMessages } from './messages.repository.ts';

const at = Date.UTC(2026, 10, 2, 9);
const time = new Date(at).toISOString();
const { toSales, toVisitor } = demoRequestTemplates;

/** A lead, another request that was joined to it, and another lead. */
async function addLeads(database: Database) {
  const typed = { name: 'Ama', email: 'ama@shop.example', phone: '', company: '', message: '' };
  const lead = { ...typed, received_at: at, suspected: 0, idempotency_key: null };
  await database
    .insertInto('demo_requests')
    .values(['lead', 'other'].map((id) => ({ ...lead, id })))
    .execute();
  const event = { at, account_id: null, kind: 'asked again', text: '', idempotency_key: null } as const;
  await database
    .insertInto('lead_events')
    .values({ ...event, id: 'event', lead_id: 'lead' })
    .execute();
}

async function addMessage(database: Database, template: string, subject_id: string, state: object) {
  const message = { kind: 'mail', created_at: at, attempts: 1, give_up_at: at } as const;
  await database
    .insertInto('outbox')
    .values({ ...message, id: `${template} ${subject_id}`, template, subject_id, ...state })
    .execute();
}

const sent = { sent_at: at };
const failed = { failed_at: at, last_error: 'ETIMEDOUT' };

test.each(
  bothDatabases.flatMap((on) => [
    { on, template: askedAgainTemplates.toSales, to: 'company', subject: 'event' },
    { on, template: askedAgainTemplates.webhook, to: 'crm', subject: 'event' },
    { on, template: reminderTemplates.waiting, to: 'company', subject: 'lead' },
  ]),
)('a lead shows on $on that $template was given up', async ({ on, template, to, subject }) => {
  const { database } = await freshDatabase(on);
  await addLeads(database);
  await addMessage(database, toSales, 'lead', sent);
  await addMessage(database, toVisitor, 'lead', sent);
  await addMessage(database, toSales, 'other', sent);
  await addMessage(database, template, subject, failed);
  const isSent = { state: 'sent', at: time, problem: null };
  const isFailed = { state: 'failed', at: time, problem: 'ETIMEDOUT' };
  const company = { to: 'company', ...(to === 'company' ? isFailed : isSent) };
  expect(await findMessages(database, 'lead')).toEqual([
    company,
    { to: 'visitor', ...isSent },
    ...(to === 'crm' ? [{ to, ...isFailed }] : []),
  ]);
  expect(await findMessages(database, 'other')).toEqual([{ to: 'company', ...isSent }]);
});

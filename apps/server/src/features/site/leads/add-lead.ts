import { toInternationalNumber } from '@accounting-site/contract/fields/phone-number';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { demoRequestFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import { leadSourceFields } from '@accounting-site/contract/staff/leads';
import type { AddedLead } from '@accounting-site/contract/staff/staff-contact';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { enqueue } from '../../../outbox/outbox.repository.ts';
import { addEvent, type ChangeSource } from './change-lead.ts';
import { demoRequestTemplates, webhookAbout } from './lead-messages.ts';
import { findByKey, isOfPerson, storeLead } from './leads.repository.ts';
import { isOpen } from './list-leads.ts';
import { lockSubjects } from './lock-subjects.ts';
import { storedKey } from './stored-key.ts';

interface Adding {
  source: ChangeSource;
  /** A lead that is sent again with its key is stored once. */
  key: string;
  /** When the answer is due, in milliseconds since 1970. */
  dueAt: number;
  config: Pick<Config, 'leadsWebhook'>;
}

/**
 * Stores a lead that a member of staff enters, who becomes its owner.
 * @returns the id of the lead
 * @throws RefusedCall 409 with the path of an open lead that has the same phone number or email address, unless the
 * caller wants a second one
 */
export function addLead(
  database: Database,
  { anyway, ...sent }: AddedLead,
  { source, key: chosen, dueAt, config }: Adding,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const number = toInternationalNumber(sent.phone) ?? '';
    const email = sent.email.toLowerCase();
    await lockSubjects(
      transaction,
      [number, email].filter((person) => person !== ''),
      source.at,
    );
    const key = storedKey(chosen, { request: 'added', accountId: source.accountId });
    const before = await findByKey(transaction, key);
    if (before !== undefined) return before.id;
    const open = anyway ? undefined : await findOpenLead(transaction, sent);
    if (open !== undefined) throw new RefusedCall(409, isKnown, { instance: `/staff/leads?lead=${open.id}` });

    const { id, isNew } = await storeLead(
      transaction,
      {
        ...recordOf([...demoRequestFieldNames, ...leadSourceFields], () => ''),
        ...sent,
        kind: 'added',
        website: '',
      },
      { key, now: source.at, dueAt, privacyVersion: '', ownerId: source.accountId },
    );
    if (!isNew) return id;
    await addEvent(transaction, { id, kind: 'added', text: '', source });
    await recordAuditEvent(transaction, 'lead added', { ...source, detail: id });
    // No email: staff know of it.
    await enqueue(transaction, webhookAbout(config, demoRequestTemplates.webhook, id), source.at);
    return id;
  });
}

const isKnown =
  'There is already an open lead with this phone number or email address. Open it, or add this one all the same.';

/** The open lead of this person that arrived last, also a suspected one: a person who phoned is not a bot. */
const findOpenLead = (database: Database, person: AddedLead) =>
  database
    .selectFrom('demo_requests')
    .select('id')
    .where(isOpen)
    .where((row) => isOfPerson(row, person))
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();

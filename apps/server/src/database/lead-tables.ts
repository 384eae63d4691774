import type {
  OptionalDemoRequestField,
  RequiredDemoRequestField,
} from '@accounting-site/contract/forms/demo-request-fields';
import type {
  LeadEventKind,
  LeadKind,
  LeadSourceField,
  LeadStage,
  LostReason,
} from '@accounting-site/contract/staff/leads';
import type { Generated } from 'kysely';

/**
 * A person who asked for something: the table of every lead. It is called `demo_requests`, because the
 * previous version reads it by that name. A field that the visitor left empty is `''`.
 */
export interface LeadTable
  extends Record<RequiredDemoRequestField, string>,
    Record<OptionalDemoRequestField | LeadSourceField, Generated<string>> {
  id: string;
  received_at: number;
  kind: Generated<LeadKind>;
  /** The id of the chosen plan. Empty for none. */
  plan: Generated<string>;
  /** The phone number in international form (E.164). Empty if there is none that can be dialled. */
  phone_number: Generated<string>;
  /** All typed texts in lower case, for searches (`searchTextOf`). Empty in rows of the previous version. */
  search_text: Generated<string>;
  /** When the visitor wants to be called, as typed. */
  best_time: Generated<string>;
  /**
   * 1 when the hidden field, which only bots fill in, was filled in, or when staff closed another lead of this person as
   * spam.
   */
  suspected: number;
  idempotency_key: string | null;
  /** The day of the privacy policy that the form showed. Empty for older rows, and where there was no form. */
  privacy_version: Generated<string>;
  stage: Generated<LeadStage>;
  /** Empty unless the stage is `lost`. */
  lost_reason: Generated<LostReason | ''>;
  /** The account of the member of staff who follows up. */
  owner_id: Generated<string | null>;
  /** What to do next, as typed. */
  next_step: Generated<string>;
  /** When the answer or the next step is due; null if neither is. */
  due_at: Generated<number | null>;
  /** When staff first replied. */
  answered_at: Generated<number | null>;
  /** When staff last contacted the person. */
  contacted_at: Generated<number | null>;
  /**
   * When staff were alerted that half of the time to answer had passed. If they planned a step before any alert, the
   * due time of the first such step.
   */
  alerted_at: Generated<number | null>;
}

/** What happened to a lead: changes, notes, and requests that were joined to it. */
export interface LeadEventTable {
  id: string;
  lead_id: string;
  at: number;
  /** The member of staff; null for the visitor, the command line, and a deleted account. */
  account_id: string | null;
  kind: LeadEventKind;
  /**
   * The note, or what changed: an owner as the ID of an account, so that no name stays; a stage with what follows it
   * in some cases, like `lost: spam` or `won: plan changed`; contact details as JSON (`writeContactChanges`).
   */
  text: string;
  /** The key of a joined request, a change or a note, so that it is stored once. */
  idempotency_key: string | null;
}

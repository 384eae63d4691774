import { listOf, text } from '@accounting-site/content/reading/fields';
import { addedSources, leadKinds, leadStages, lostReasons } from '@accounting-site/contract/staff/leads';
import { z } from 'zod';
import { slotText, texts } from '../../lib/text/words-schema.ts';
import { deskPageShape, type ProofWords, type SharedDeskWords, type WithoutFrame } from './desk-words.ts';

const saved = slotText('name');

/** The texts of the staff page: content/en/pages/staff-leads.yaml. */
export const staffLeadsSchema = z.strictObject({
  ...deskPageShape,
  filters: z.strictObject({
    ...texts(
      'label',
      'text',
      'stage',
      'owner',
      'overdue',
      'due',
      'due_today',
      'due_none',
      'more',
      'kind',
      'any',
      'source',
      'campaign',
      'page',
      'plan',
      'webinar',
      'since',
      'until',
      'clear',
    ).shape,
    stages: texts('open', 'all', 'suspected'),
    owners: texts('everyone', 'me', 'nobody', 'other'),
  }),
  list: z.strictObject({
    ...texts(
      'loading',
      'one',
      'empty',
      'empty_help',
      'none',
      'none_help',
      'show_all',
      'more',
      'gone',
      'csv',
      'csv_failed',
    ).shape,
    columns: listOf(text()),
    many: slotText('count'),
    first: slotText('count'),
  }),
  add: z.strictObject({
    ...texts('open', 'help', 'source', 'choose', 'submit', 'existing', 'anyway', 'failed').shape,
    sources: texts(...addedSources),
    said: saved,
  }),
  webinar: z.strictObject({
    ...texts('open', 'label', 'help', 'empty', 'submit', 'nobody', 'failed').shape,
    said: slotText('count'),
  }),
  contact: z.strictObject({ open: text(), save: text(), said: saved }),
  failures: z.strictObject({ network: text(), server: text(), retry: text(), refused: slotText('email') }),
  kinds: texts(...leadKinds),
  stages: texts(...leadStages),
  suspected: text(),
  lost_reasons: texts(...lostReasons),
  due: z.strictObject({
    overdue: slotText('age'),
    today: slotText('time'),
    tomorrow: slotText('time'),
    later: slotText('day', 'time'),
    nothing: text(),
  }),
  reply: z.strictObject({
    ...texts('whatsapp', 'call', 'mail', 'subject', 'question').shape,
    greeting: saved,
    asked: texts(...leadKinds),
    plan: slotText('plan'),
  }),
  contacted: z.strictObject({ question: text(), yes: text(), no: text(), said: saved }),
  record: z.strictObject({
    ...texts(
      'open',
      'failed',
      'loading',
      'suspected_help',
      'no_message',
      'sent',
      'noted',
      'plan',
      'best_time',
      'received',
      'answered',
      'from',
      'history',
      'saving',
      'not_saved',
      'retry',
      'discard',
      'undo',
    ).shape,
    undone: saved,
  }),
  stage: z.strictObject({
    ...texts('label', 'why_lost', 'which_plan', 'no_plan', 'cancel').shape,
    said: slotText('name', 'stage'),
  }),
  owner: z.strictObject({
    ...texts('label', 'nobody', 'take', 'save').shape,
    said: slotText('name', 'owner'),
  }),
  next_step: z.strictObject({
    ...texts('heading', 'text', 'at', 'tomorrow', 'three_days', 'week', 'save', 'no_time', 'done').shape,
    said: saved,
  }),
  note: z.strictObject({ label: text(), save: text(), empty: text(), said: saved }),
  came_from: z.strictObject({
    unknown: text(),
    direct: text(),
    paid: slotText('source'),
    paid_unknown: text(),
    source: slotText('source'),
    medium: slotText('source', 'medium'),
    referrer: slotText('referrer'),
    campaign: slotText('campaign'),
    first_page: slotText('first_page'),
    page: slotText('page'),
    button: slotText('button'),
  }),
  events: z.strictObject({
    ...texts('received', 'note', 'contacted', 'owner_nobody', 'next_step_time', 'asked again').shape,
    ...texts('undone', 'plan changed', 'added_unknown', 'contact details', 'empty').shape,
    added: saved,
    corrected: slotText('field', 'before', 'after'),
    stage: slotText('text'),
    owner: slotText('text'),
    'next step': slotText('text'),
    emailed: slotText('text'),
  }),
  messages: z.strictObject({
    label: text(),
    to: texts('company', 'visitor', 'crm'),
    states: z.strictObject({
      sent: slotText('time'),
      waiting: slotText('time'),
      failed: slotText('time'),
    }),
    problem: slotText('problem'),
  }),
});

/** The texts of the list. Slots in square brackets are filled in by the island. */
export type StaffLeadsWords = WithoutFrame<z.infer<typeof staffLeadsSchema>> &
  SharedDeskWords &
  ProofWords & {
    /** Plan names by id. */
    plans: Record<string, string>;
  };

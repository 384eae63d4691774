import { listOf, text } from '@accounting-site/content/fields';
import { leadKinds, leadStages, lostReasons } from '@accounting-site/contract/leads';
import { recordOf } from '@accounting-site/contract/record-of';
import { z } from 'zod';
import { deskPageShape, type ProofWords, type SharedDeskWords, type WithoutFrame } from './desk-words.ts';

const withSlots = (slots: string) => text(`write a text; ${slots} is filled in by the page`);
const texts = <const Name extends string>(...names: Name[]) => z.strictObject(recordOf(names, () => text()));
const saved = withSlots('[name]');

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
      'more',
      'kind',
      'any',
      'source',
      'campaign',
      'page',
      'plan',
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
    many: withSlots('[count]'),
    first: withSlots('[count]'),
  }),
  failures: z.strictObject({ network: text(), server: text(), retry: text(), refused: withSlots('[email]') }),
  kinds: texts(...leadKinds),
  stages: texts(...leadStages),
  suspected: text(),
  lost_reasons: texts(...lostReasons),
  due: z.strictObject({
    overdue: withSlots('[age]'),
    today: withSlots('[time]'),
    tomorrow: withSlots('[time]'),
    later: withSlots('[day] and [time]'),
    nothing: text(),
  }),
  reply: z.strictObject({
    ...texts('whatsapp', 'call', 'mail', 'subject', 'question').shape,
    greeting: saved,
    asked: texts(...leadKinds),
    plan: withSlots('[plan]'),
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
      'plan',
      'best_time',
      'received',
      'answered',
      'from',
      'history',
      'not_saved',
      'retry',
      'undo',
    ).shape,
    undone: saved,
  }),
  stage: z.strictObject({
    ...texts('label', 'why_lost', 'which_plan', 'no_plan', 'cancel').shape,
    said: withSlots('[name] and [stage]'),
  }),
  owner: z.strictObject({
    ...texts('label', 'nobody', 'take', 'save').shape,
    said: withSlots('[name] and [owner]'),
  }),
  next_step: z.strictObject({
    ...texts('heading', 'text', 'at', 'tomorrow', 'three_days', 'week', 'save', 'no_time', 'done').shape,
    said: saved,
  }),
  note: z.strictObject({ label: text(), save: text(), empty: text(), said: saved }),
  came_from: z.strictObject({
    unknown: text(),
    direct: text(),
    paid: withSlots('[source]'),
    paid_unknown: text(),
    source: withSlots('[source]'),
    medium: withSlots('[source] and [medium]'),
    referrer: withSlots('[referrer]'),
    campaign: withSlots('[campaign]'),
    first_page: withSlots('[first_page]'),
    page: withSlots('[page]'),
    button: withSlots('[button]'),
  }),
  events: z.strictObject({
    ...texts('received', 'note', 'contacted', 'owner_nobody', 'next_step_time', 'asked again').shape,
    stage: withSlots('[text]'),
    owner: withSlots('[text]'),
    'next step': withSlots('[text]'),
  }),
  messages: z.strictObject({
    label: text(),
    to: texts('company', 'visitor', 'crm'),
    states: z.strictObject({
      sent: withSlots('[time]'),
      waiting: withSlots('[time]'),
      failed: withSlots('[time]'),
    }),
    problem: withSlots('[problem]'),
  }),
});

/** The texts of the list. Slots in square brackets are filled in by the island. */
export type StaffLeadsWords = WithoutFrame<z.infer<typeof staffLeadsSchema>> &
  SharedDeskWords &
  ProofWords & {
    /** Plan names by id. */
    plans: Record<string, string>;
  };

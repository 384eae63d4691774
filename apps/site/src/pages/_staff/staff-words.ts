import { text } from '@accounting-site/content/reading/fields';
import { vitalNames } from '@accounting-site/contract/reports/vitals';
import { totalNames } from '@accounting-site/contract/staff/number-names';
import { z } from 'zod';
import { slotText, texts } from '../../lib/text/words-schema.ts';
import { deskPageShape, type SharedDeskWords, type WithoutFrame } from './desk-words.ts';

/** The texts of the first page of the desk: content/en/pages/staff.yaml. */
export const staffSchema = z.strictObject({
  ...deskPageShape,
  failures: z.strictObject({
    network: text(),
    server: text(),
    retry: text(),
    refused: slotText('email'),
  }),
  loading: text(),
  today: z.strictObject({
    ...texts('heading', 'missed', 'missed_help', 'overdue', 'due', 'unowned', 'undated', 'nothing').shape,
    ...texts('webinars', 'failed', 'failed_help', 'searches', 'searches_help', 'articles').shape,
    seats: slotText('count'),
    ...texts('deleted_webinar', 'over', 'moved', 'dropped', 'retry', 'retried_none', 'retry_failed').shape,
    retried: slotText('count'),
    messages: z.record(z.string(), text()),
    launch_unknown: text(),
    launch: slotText('count'),
    launch_help: slotText('time'),
    launch_fine: slotText('time'),
    launch_group: slotText('group', 'count'),
    launch_todo: slotText('todo'),
    votes: slotText('no', 'yes'),
  }),
  numbers: z.strictObject({
    ...texts('heading', 'period', 'note', 'direct', 'no_plan', 'table', 'csv', 'vitals_help').shape,
    none: slotText('titles'),
    days: slotText('days'),
    before: slotText('count'),
    table_label: slotText('title'),
    totals: texts(...totalNames, 'answered', 'median'),
    titles: texts(
      ...(['totals', 'daily', 'funnel', 'sources', 'campaigns', 'pages'] as const),
      ...(['won', 'lost', 'tools', 'downloads', 'seats', 'vitals'] as const),
    ),
    columns: z.strictObject({
      ...texts('name', 'day', 'page', 'source', 'campaign', 'plan', 'reason', 'webinar').shape,
      ...texts('measure', 'now', 'before', 'rating').shape,
      step_before: slotText('step'),
    }),
    chart: slotText('since', 'until', 'most'),
    measures: texts(...vitalNames),
    ratings: texts('good', 'needs work', 'poor'),
  }),
});

/** The texts of the island. Slots in square brackets are filled in by it. */
export type StaffWords = WithoutFrame<z.infer<typeof staffSchema>> &
  SharedDeskWords & {
    /** Plan names by id. */
    plans: Record<string, string>;
    /** Why leads were lost, by the reason that is stored. */
    lost_reasons: Record<string, string>;
  };

export type NumbersWords = StaffWords['numbers'];

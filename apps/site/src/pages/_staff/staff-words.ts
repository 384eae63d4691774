import { text } from '@accounting-site/content/fields';
import { recordOf } from '@accounting-site/contract/record-of';
import { z } from 'zod';
import { deskPageShape, type SharedDeskWords, type WithoutFrame } from './desk-words.ts';

const withSlots = (slots: string) => text(`write a text; ${slots} is filled in by the page`);
const texts = <const Name extends string>(...names: Name[]) => z.strictObject(recordOf(names, () => text()));

/** The texts of the first page of the desk: content/en/pages/staff.yaml. */
export const staffSchema = z.strictObject({
  ...deskPageShape,
  failures: z.strictObject({
    network: text(),
    server: text(),
    retry: text(),
    refused: withSlots('[email]'),
  }),
  loading: text(),
  today: z.strictObject({
    ...texts('heading', 'overdue', 'due', 'unowned', 'nothing').shape,
    ...texts('webinars', 'failed', 'failed_help', 'searches', 'searches_help', 'articles').shape,
    seats: withSlots('[count]'),
    launch_unknown: text(),
    launch: withSlots('[count]'),
    launch_help: withSlots('[time]'),
    launch_fine: withSlots('[time]'),
    launch_group: withSlots('[group], [count]'),
    launch_todo: withSlots('[todo]'),
    votes: withSlots('[no], [yes]'),
  }),
  numbers: z.strictObject({
    ...texts('heading', 'period', 'note', 'direct', 'table', 'csv', 'vitals_help').shape,
    none: withSlots('[titles]'),
    days: withSlots('[days]'),
    before: withSlots('[count]'),
    table_label: withSlots('[title]'),
    totals: texts(
      ...(['visits', 'views', 'pricing', 'leads', 'trials', 'confirmed'] as const),
      ...(['won', 'seats', 'tools', 'downloads', 'answered', 'median'] as const),
    ),
    titles: texts(
      ...(['totals', 'daily', 'funnel', 'sources', 'campaigns', 'pages'] as const),
      ...(['won', 'tools', 'downloads', 'seats', 'vitals'] as const),
    ),
    columns: z.strictObject({
      ...texts('name', 'day', 'page', 'source', 'campaign', 'plan', 'webinar').shape,
      ...texts('measure', 'now', 'before', 'rating').shape,
      step_before: withSlots('[step]'),
    }),
    chart: withSlots('[since], [until], [most]'),
    measures: texts('lcp', 'inp', 'cls', 'fcp', 'ttfb'),
    ratings: texts('good', 'needs work', 'poor'),
  }),
});

/** The texts of the island. Slots in square brackets are filled in by it. */
export type StaffWords = WithoutFrame<z.infer<typeof staffSchema>> &
  SharedDeskWords & {
    /** Plan names by id. */
    plans: Record<string, string>;
  };

export type NumbersWords = StaffWords['numbers'];

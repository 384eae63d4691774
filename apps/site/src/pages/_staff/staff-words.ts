import { listOf, pageHead, text } from '@accounting-site/content/fields';
import { z } from 'zod';

const withSlots = (slots: string) => text(`write a text; ${slots} is filled in by the page`);
const texts = <Name extends string>(...names: Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text()])) as Record<Name, ReturnType<typeof text>>,
  );

/** The texts of the first page of the desk: content/en/pages/staff.yaml. */
export const staffSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  lead: text(),
  no_script: text(),
  elsewhere: z.strictObject({ text: text(), instead: text(), commands: listOf(text()) }),
  signed_out: texts('text', 'cta'),
  staff_second_factor: texts('over', 'link'),
  failures: z.strictObject({
    network: text(),
    server: text(),
    retry: text(),
    refused: withSlots('[email]'),
  }),
  loading: text(),
  today: z.strictObject({
    ...texts('heading', 'overdue', 'due', 'unowned', 'nothing', 'failed', 'failed_help').shape,
    ...texts('searches', 'searches_help', 'articles', 'launch_check').shape,
    votes: withSlots('[no], [yes]'),
  }),
  numbers: z.strictObject({
    ...texts('heading', 'period', 'note', 'direct', 'none', 'table', 'csv', 'vitals_help').shape,
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
export type StaffWords = Omit<
  z.infer<typeof staffSchema>,
  'head' | 'heading' | 'lead' | 'no_script' | 'elsewhere'
>;

export type NumbersWords = StaffWords['numbers'];

import { z } from 'zod';
import { pagePathField } from '../fields/text-fields.ts';
import { notAMeasure } from '../fields/validation-messages.ts';
import { countedKinds, countedSource } from './visits.ts';

/** Times are capped here: a page that was in a background tab overnight says nothing about the site. */
export const slowest = 60_000;
/** The highest layout shift of a usable page. */
export const mostShift = 2;

const upTo = (most: number) =>
  z
    .number({ error: notAMeasure })
    .min(0, { error: notAMeasure })
    .transform((value) => Math.min(value, most))
    .optional();

/**
 * The Core Web Vitals and two values that explain them, by their names in the web-vitals library. Times in
 * milliseconds.
 */
export const vitalNames = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;

export type VitalName = (typeof vitalNames)[number];

/** More events than a person causes on one page. */
const mostCounts = 20;

const sourceName = z.string().default('').catch('').transform(countedSource);

/**
 * Body of POST /api/site/vitals: how fast one page was for one visitor, and what to count about the visit,
 * sent when the visitor leaves it. What happens after that is sent the next time, without the measures. A
 * value that the browser does not measure is missing. `page` is the path as in the address bar; `source` and
 * `campaign` are those of the tab. No field identifies the visitor. The server responds with 202 before it
 * stores anything. It also responds with 202 to requests that it drops: of a page that does not exist, or
 * beyond two visits a second from one network. Visits of bots are not counted.
 */
export const vitalsSchema = z.object({
  page: pagePathField(),
  lcp: upTo(slowest),
  inp: upTo(slowest),
  cls: upTo(mostShift),
  fcp: upTo(slowest),
  ttfb: upTo(slowest),
  counts: z
    .array(z.enum(countedKinds))
    .default([])
    .catch([])
    .transform((counts) => counts.slice(0, mostCounts)),
  source: sourceName,
  campaign: sourceName,
});

export type Vitals = z.output<typeof vitalsSchema>;

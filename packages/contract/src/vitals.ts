import { z } from 'zod';
import { pagePathField } from './page-path.ts';
import { notAMeasure } from './validation-messages.ts';

/** Slower than this is as slow as this: a page that lay in a background tab for a night says nothing about the site. */
export const slowest = 60_000;
/** A page cannot shift more than this and be used. */
export const mostShift = 2;

const upTo = (most: number) =>
  z
    .number({ error: notAMeasure })
    .min(0, { error: notAMeasure })
    .transform((value) => Math.min(value, most))
    .optional();

/** The Core Web Vitals and two that explain them, by the names of the web-vitals library. Times in milliseconds. */
export const vitalNames = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;

export type VitalName = (typeof vitalNames)[number];

/**
 * Body of POST /api/site/vitals: how fast one page was for one visitor, sent once when it is left. What the browser
 * does not measure is missing. `page` is the path as the address bar has it. Nothing in it names the visitor. It is
 * answered before it is stored, with 202. So is what is not counted: a page that is not there, and more than two
 * visits a second of one network.
 */
export const vitalsSchema = z.object({
  page: pagePathField,
  lcp: upTo(slowest),
  inp: upTo(slowest),
  cls: upTo(mostShift),
  fcp: upTo(slowest),
  ttfb: upTo(slowest),
});

/** What the server counts. */
export type Vitals = z.output<typeof vitalsSchema>;

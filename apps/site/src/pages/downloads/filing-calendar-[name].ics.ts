import { readTaxes } from '@accounting-site/content/money/taxes';
import { readWords } from '@accounting-site/content/reading/pages';
import type { APIRoute, GetStaticPaths } from 'astro';
import { filingSchema } from '../../islands/filing-calendar/filing-words.ts';
import { filingCalendar } from '../../lib/filing/filing-calendar.ts';
import { type Business, readyMadeFiles } from '../../lib/filing/filing-rules.ts';

/** The ready-made filing calendars: /downloads/filing-calendar-sole-trader.ics. */
export const getStaticPaths = (() =>
  readyMadeFiles.map(({ name, business }) => ({
    params: { name },
    props: { business },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ business: Business }> = ({ props }) =>
  new Response(
    filingCalendar(readTaxes(), props.business, readWords('en/tools/filing-calendar.yaml', filingSchema)),
    { headers: { 'content-type': 'text/calendar; charset=utf-8' } },
  );

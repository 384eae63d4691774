import { readWords } from '@accounting-site/content/pages';
import { readTaxes } from '@accounting-site/content/taxes';
import type { APIRoute } from 'astro';
import { filingSchema } from '../../islands/filing-calendar/filing-words.ts';
import { filingCalendar } from '../../lib/filing/filing-calendar.ts';

/** The filing calendar of each year-end: /downloads/filing-calendar-12.ics. */
export const getStaticPaths = () =>
  Array.from({ length: 12 }, (_, at) => ({ params: { month: String(at + 1) } }));

export const GET: APIRoute = ({ params }) =>
  new Response(
    filingCalendar(
      readTaxes(),
      Number(params.month),
      readWords('en/tools/filing-calendar.yaml', filingSchema),
    ),
    { headers: { 'content-type': 'text/calendar; charset=utf-8' } },
  );

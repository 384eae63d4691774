import { answeredShare, funnelSteps, totalNames } from '@accounting-site/contract/staff/number-names';
import type { CountedRow, Numbers } from '@accounting-site/contract/staff/staff-numbers';
import { day } from '@accounting-site/server/clock';
import { readPromise } from '@accounting-site/server/features/site/leads/answer-promise';
import { readNumbers } from '@accounting-site/server/numbers/read-numbers';
import { CannotDo, type Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { readSince } from '../read-options.ts';

const usualDays = 30;
/** Half of the days whose counts are kept, besides today, because as many days before are compared. */
const mostDays = 199;
/** How many rows of each list the terminal shows. --json contains all. */
const mostRows = 10;

export const numbers: Command = {
  name: 'numbers',
  usage: 'numbers [--since DAY] [--json]',
  help: `Shows how the site does, as on the page /staff: visits by page, source and campaign, leads and trials by
source, which leads were won and lost, whether they were answered in time, webinar seats, tool uses, downloads and the
speed of the pages, each with the same number of days before. Today is not counted, because it is not over. A visit is
the first page of a tab. Visitors who ask not to be tracked, or to save data, people who are signed in, and bots are
not counted, but their leads and trials are, so a source can have more leads than visits. A source is the name in the
link that opened the site (utm_source or ref), or the site that linked to it.
--since takes a day, like 2026-11-01, or a number of days, like 30d, which is the default.
--json prints all of it as one object.`,
  options: { since: { type: 'string' }, json: { type: 'boolean' } },
  async run(given, { database, now, print }) {
    const today = now - (now % day);
    const since = readSince(given, now);
    const days = since === undefined ? usualDays : (today - since) / day;
    if (days < 1 || days > mostDays) {
      throw new CannotDo(`--since takes a day of the last ${mostDays} days before today.`);
    }
    const figures = await readNumbers(database, { days, now, promise: readPromise() });
    print(given.values.json === true ? JSON.stringify(figures) : describe(figures, days));
  },
};

function describe(figures: Numbers, days: number): string {
  const { since, until, totals, answered, sources, campaigns, vitals } = figures;
  const compared = [`${days} days`, 'Before'];
  const funnelHeadings = ['Visits', 'Pricing', 'Leads', 'Trials', 'Confirmed', 'Won'];
  const steps = (row: Numbers['sources'][number]) => funnelSteps.map((step) => `${row[step].now}`);
  const median = ({ medianMinutes }: Numbers['answered']['now']) =>
    medianMinutes === null ? '-' : `${medianMinutes} min`;
  const parts: [string, string[], string[][]][] = [
    [
      `${since} to ${until}`,
      ['', ...compared],
      [
        ...totalNames.map((name) => [labels[name], `${totals[name].now}`, `${totals[name].before}`]),
        ['Answered in time', answeredShare(answered.now) ?? '-', answeredShare(answered.before) ?? '-'],
        ['Median time to answer', median(answered.now), median(answered.before)],
      ],
    ],
    [
      'By source',
      ['Source', ...funnelHeadings],
      sources.map((row) => [row.source || 'direct', ...steps(row)]),
    ],
    [
      'By campaign',
      ['Campaign', 'Source', ...funnelHeadings],
      campaigns.map((row) => [row.campaign, row.source || 'direct', ...steps(row)]),
    ],
    ...(['pages', 'won', 'lost', 'tools', 'downloads', 'seats'] as const).map(
      (name): [string, string[], string[][]] => [
        listLabels[name],
        ['', ...compared],
        figures[name].map(({ name: row, now, before }: CountedRow) => [row, `${now}`, `${before}`]),
      ],
    ),
    [
      'Speed: three of four visits were at least this fast',
      ['', ...compared, ''],
      vitals.map(({ measure, now, before, rating }) => [
        measure.toUpperCase(),
        showSpeed(measure, now),
        showSpeed(measure, before),
        rating ?? '',
      ]),
    ],
  ];
  return parts
    .filter(([, , rows]) => rows.length > 0)
    .map(
      ([heading, headings, rows]) =>
        `${heading}\n\n${formatTable(headings, rows.slice(0, Math.max(mostRows, totalNames.length + 2)))}`,
    )
    .join('\n\n');
}

const labels = {
  visits: 'Visits',
  views: 'Pages shown',
  pricing: 'Visits of the prices',
  leads: 'Leads',
  trials: 'Trials requested',
  confirmed: 'Trials confirmed',
  added: 'Leads added by staff',
  won: 'Leads won',
  lost: 'Leads lost',
  seats: 'Webinar seats',
  tools: 'Tools used',
  downloads: 'Downloads',
};

const listLabels = {
  pages: 'Pages shown',
  won: 'Leads won, by plan',
  lost: 'Leads lost, by reason',
  tools: 'Tools used, by page',
  downloads: 'Downloads, by page',
  seats: 'Webinar seats',
};

const showSpeed = (measure: string, value: number | null) => {
  if (value === null) return '-';
  return measure === 'cls' ? (value / 1000).toFixed(2) : `${value} ms`;
};

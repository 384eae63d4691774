import { type VitalName, vitalNames } from '@accounting-site/contract/reports/vitals';
import { day } from '@accounting-site/server/clock';
import { listVitals } from '@accounting-site/server/features/site/vitals/vitals.repository';
import {
  rate,
  type Step,
  totalOf,
  upperQuartile,
} from '@accounting-site/server/features/site/vitals/vitals-steps';
import { CannotDo, type Command, type Given } from '../command.ts';
import { isForPrograms, listOptions, printList } from '../print-list.ts';
import { readPath } from '../read-options.ts';

const defaultDays = 28;
/** The retention period of the counts, in days. */
const mostDays = 400;

export const vitals: Command = {
  name: 'vitals',
  usage: 'vitals [--days 28] [--route /pricing] [--json | --csv]',
  help: `Shows how fast the pages were for real visitors, the most visited first: the 75th percentile of each measurement, with
Google's rating. LCP is when the largest visible element appeared, INP how long a press waited for a response, CLS how much
moved while the page loaded. Visitors who ask not to be tracked, or to save data, are not counted.
--days is the number of days including today, at most ${mostDays}. --route is the path of one page.
--json and --csv also contain the first paint (FCP) and the server's first byte (TTFB), times in milliseconds.
docs/recipes/real-user-numbers.md says what to do about a slow page.`,
  options: {
    days: { type: 'string' },
    route: { type: 'string' },
    ...listOptions,
  },
  async run(given, { database, now, print }) {
    const since = now - (now % day) - (readDays(given) - 1) * day;
    const page = readPath(given, 'route', '/pricing');
    const counts = await listVitals(database, { since, page });
    const pages = [...Map.groupBy(counts, (count) => count.page)].map(([path, steps]) =>
      summarise(path, steps),
    );
    const sorted = pages.toSorted(
      (one, other) => other.visits - one.visits || one.page.localeCompare(other.page),
    );
    const visits = pages.reduce((sum, page) => sum + page.visits, 0);
    const all = pages.length > 1 ? [{ ...summarise('All pages', counts), visits }] : [];
    printList(given, print, {
      records: [...all, ...sorted].map(toRecord),
      whenEmpty: 'Nothing was counted in these days.',
      columns: {
        page: 'Page',
        visits: 'Visits',
        lcp: ['LCP', show('lcp')],
        inp: ['INP', show('inp')],
        cls: ['CLS', show('cls')],
        fcp: null,
        ttfb: null,
      },
    });
    if (pages.length > 0 && !isForPrograms(given)) print(`\n${legend}`);
  },
};

const legend = 'Three of four visits were at least this fast. Below some thirty visits a figure says little.';

function readDays({ values: { days } }: Given): number {
  if (days === undefined) return defaultDays;
  const number = /^\d{1,3}$/.test(String(days)) ? Number(days) : 0;
  if (number < 1 || number > mostDays) throw new CannotDo(`--days takes a number from 1 to ${mostDays}.`);
  return number;
}

interface Summary {
  page: string;
  visits: number;
  quartiles: Partial<Record<VitalName, number>>;
}

/** Browsers may report only some measures, so the measure with the most reports is the number of visits. */
function summarise(page: string, steps: readonly (Step & { measure: string })[]): Summary {
  const of = (measure: VitalName) => steps.filter((step) => step.measure === measure);
  const visits = vitalNames.map((measure) => totalOf(of(measure)));
  const quartiles = vitalNames.flatMap((measure) => {
    const quartile = upperQuartile(measure, of(measure));
    return quartile === undefined ? [] : [[measure, quartile]];
  });
  return { page, visits: Math.max(...visits), quartiles: Object.fromEntries(quartiles) };
}

function toRecord({ page, visits, quartiles }: Summary) {
  const { lcp, inp, cls, fcp, ttfb } = quartiles;
  // Rounds up, so that a value above a threshold stays above it.
  const whole = (value: number | undefined) => (value === undefined ? '' : String(Math.ceil(value)));
  return {
    page,
    visits: String(visits),
    lcp: whole(lcp),
    inp: whole(inp),
    cls: cls === undefined ? '' : (Math.ceil(cls) / 1000).toFixed(3),
    fcp: whole(fcp),
    ttfb: whole(ttfb),
  };
}

const show = (measure: VitalName) => (text: string) => {
  if (text === '') return '-';
  const value = Number(text);
  if (measure === 'cls') return `${value.toFixed(2)} ${rate('cls', value * 1000)}`;
  return `${value < 1000 ? `${text} ms` : `${(value / 1000).toFixed(1)} s`} ${rate(measure, value)}`;
};

import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { answeredShare, funnelSteps, totalNames } from '@accounting-site/contract/staff/number-names';
import type { Compared, Numbers } from '@accounting-site/contract/staff/staff-numbers';
import type { NumbersWords, StaffWords } from '../../pages/_staff/staff-words.ts';

/** A table of figures as it is shown and downloaded. The first column names the row. */
export interface NumberTable {
  title: string;
  columns: string[];
  rows: string[][];
}

/** The tables of the charts on the page, by name. */
export function numberTables(numbers: Numbers, words: NumbersWords) {
  const { titles, columns, totals, measures, ratings } = words;
  const compared = [columns.now, columns.before];
  const funnel = funnelSteps.flatMap((step) => [
    totals[step],
    fillSlots(columns.step_before, { step: totals[step] }),
  ]);
  const counted = (
    name: 'pages' | 'won' | 'lost' | 'tools' | 'downloads' | 'seats',
    column: string,
  ): NumberTable => ({
    title: titles[name],
    columns: [column, ...compared],
    rows: numbers[name].map((row) => [row.name, `${row.now}`, `${row.before}`]),
  });
  return {
    totals: {
      title: titles.totals,
      columns: [columns.name, ...compared],
      rows: totalRows(numbers, words, String),
    },
    daily: {
      title: titles.daily,
      columns: [columns.day, totals.visits, totals.leads, totals.trials],
      rows: numbers.daily.map(({ day, ...row }) => [day, `${row.visits}`, `${row.leads}`, `${row.trials}`]),
    },
    sources: {
      title: titles.sources,
      columns: [columns.source, ...funnel],
      rows: numbers.sources.map(({ source, ...row }) => [source || words.direct, ...funnelCells(row)]),
    },
    campaigns: {
      title: titles.campaigns,
      columns: [columns.campaign, columns.source, ...funnel],
      rows: numbers.campaigns.map(({ source, campaign, ...row }) => [
        campaign,
        source || words.direct,
        ...funnelCells(row),
      ]),
    },
    pages: counted('pages', columns.page),
    tools: counted('tools', columns.page),
    downloads: counted('downloads', columns.page),
    won: counted('won', columns.plan),
    lost: counted('lost', columns.reason),
    seats: counted('seats', columns.webinar),
    vitals: {
      title: titles.vitals,
      columns: [columns.measure, ...compared, columns.rating],
      rows: numbers.vitals
        .filter(({ now, before }) => now !== null || before !== null)
        .map(({ measure, now, before, rating }) => [
          measures[measure],
          showSpeed(measure, now),
          showSpeed(measure, before),
          rating === null ? '' : ratings[rating],
        ]),
    },
  } satisfies Record<string, NumberTable>;
}

/** The server names plans and reasons by their ids, and no plan where it was not decided. */
export const withNames = (
  numbers: Numbers,
  {
    plans,
    lost_reasons,
    numbers: { no_plan },
  }: Pick<StaffWords, 'plans' | 'lost_reasons'> & { numbers: Pick<NumbersWords, 'no_plan'> },
): Numbers => ({
  ...numbers,
  won: numbers.won.map((row) => ({ ...row, name: (plans[row.name] ?? row.name) || no_plan })),
  lost: numbers.lost.map((row) => ({ ...row, name: lost_reasons[row.name] ?? row.name })),
});

const funnelCells = (row: Record<(typeof funnelSteps)[number], Compared>) =>
  funnelSteps.flatMap((step) => [`${row[step].now}`, `${row[step].before}`]);

/** The name of each total, and what it is now and was before. */
export function totalRows(
  { totals, answered: { now, before } }: Numbers,
  { totals: names }: NumbersWords,
  showCount: (count: number) => string,
): [name: string, now: string, before: string][] {
  return [
    ...totalNames.map((name): [string, string, string] => [
      names[name],
      showCount(totals[name].now),
      showCount(totals[name].before),
    ]),
    [names.answered, showShare(now), showShare(before)],
    [names.median, showMinutes(now.medianMinutes), showMinutes(before.medianMinutes)],
  ];
}

/** The share that was answered in time: 92%. */
export const showShare = (answered: { due: number; inTime: number }): string =>
  answeredShare(answered) ?? '–';

/** 45 min, or 3 h 20 min. */
export function showMinutes(minutes: number | null): string {
  if (minutes === null) return '–';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(
    ' ',
  );
}

function showSpeed(measure: string, value: number | null): string {
  if (value === null) return '–';
  if (measure === 'cls') return (value / 1000).toFixed(2);
  return value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`;
}

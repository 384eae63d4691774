import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { funnelSteps, type NumberPeriod, numberPeriods } from '@accounting-site/contract/staff/number-names';
import type { Numbers } from '@accounting-site/contract/staff/staff-numbers';
import { PillChoice } from '@accounting-site/ui/PillChoice';
import type { ReactNode } from 'react';
import type { NumbersWords } from '../../pages/_staff/staff-words.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { Bars, DailyChart } from './Charts.tsx';
import styles from './DeskToday.module.css';
import { numberTables, totalRows } from './number-tables.ts';

interface NumbersViewProps {
  numbers: Numbers | undefined;
  /** Whether they are of another period than the chosen one. */
  old?: boolean;
  days: NumberPeriod;
  onDays: (days: NumberPeriod) => void;
  words: NumbersWords;
  /** Shown instead of missing numbers. */
  children?: ReactNode;
}

/** The numbers of a period, compared with the one before. */
export function NumbersView({ numbers, old, days, onDays, words, children }: NumbersViewProps) {
  return (
    <section className="stack gap-6" aria-labelledby="numbers">
      <div className="cluster spread middle">
        <h2 id="numbers" className="step-3">
          {words.heading}
        </h2>
        <fieldset className="cluster gap-2">
          <legend className="visually-hidden">{words.period}</legend>
          {numberPeriods.map((period) => (
            <PillChoice
              key={period}
              name="period"
              label={fillSlots(words.days, { days: period })}
              checked={period === days}
              onChange={() => onDays(period)}
            />
          ))}
        </fieldset>
      </div>
      <p className="quiet small measure">{words.note}</p>
      {numbers === undefined ? (
        children
      ) : (
        <div className={`stack gap-6 ${styles.figures}`} aria-busy={old}>
          <Figures numbers={numbers} words={words} />
        </div>
      )}
    </section>
  );
}

function Figures({ numbers, words }: { numbers: Numbers; words: NumbersWords }) {
  const tables = numberTables(numbers, words);
  const empty = Object.values(tables).filter(({ rows }) => rows.length === 0);
  const frame = (name: keyof typeof tables) => ({
    name: `${name}-${numbers.since}-to-${numbers.until}`,
    table: tables[name],
    words,
  });
  return (
    <>
      <ChartFrame {...frame('totals')}>
        <dl className={`tiles ${styles.totals}`}>
          {totalRows(numbers, words, (count) => count.toLocaleString('en')).map(([name, now, before]) => (
            <div key={name} className={`card ${styles.total}`}>
              <dt className="small">{name}</dt>
              <dd className={`figures ${styles.figure}`}>{now}</dd>
              <dd className="quiet tiny figures">{fillSlots(words.before, { count: before })}</dd>
            </div>
          ))}
        </dl>
      </ChartFrame>
      <div className={`tiles ${styles.charts}`}>
        <ChartFrame {...frame('daily')}>
          <DailyChart days={numbers.daily} words={words} />
        </ChartFrame>
        <ChartFrame {...frame('sources')} title={words.titles.funnel}>
          <Bars
            bars={funnelSteps.map((step) => ({ label: words.totals[step], ...numbers.totals[step] }))}
            words={words}
          />
        </ChartFrame>
        <ChartFrame {...frame('sources')} hasTable={false}>
          <Bars
            bars={numbers.sources.map(({ source, visits }) => ({ label: source || words.direct, ...visits }))}
            words={words}
          />
        </ChartFrame>
        <ChartFrame {...frame('campaigns')}>
          <Bars
            bars={numbers.campaigns.map(({ campaign, source, visits }) => ({
              label: `${campaign}, ${source || words.direct}`,
              ...visits,
            }))}
            words={words}
          />
        </ChartFrame>
        {(['pages', 'won', 'lost', 'tools', 'downloads', 'seats'] as const).map((name) => (
          <ChartFrame key={name} {...frame(name)}>
            <Bars
              bars={numbers[name].map(({ name: label, ...counts }) => ({ label, ...counts }))}
              words={words}
            />
          </ChartFrame>
        ))}
        <ChartFrame {...frame('vitals')} isOpen>
          <p className="quiet small">{words.vitals_help}</p>
        </ChartFrame>
      </div>
      {empty.length > 0 && (
        <p className="box">
          {fillSlots(words.none, { titles: empty.map(({ title }) => title).join(' · ') })}
        </p>
      )}
    </>
  );
}

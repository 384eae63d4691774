import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Numbers } from '@accounting-site/contract/staff/staff-numbers';
import { formatDay } from '../../lib/text/format-day.ts';
import type { NumbersWords } from '../../pages/_staff/staff-words.ts';
import styles from './DeskToday.module.css';

const height = 120;
/** The width of a bar and the space beside it. */
const step = 10;
const barWidth = 7;

/** A bar for the visits of each day. The table of the chart also has leads and trials. */
export function DailyChart({ days, words }: { days: Numbers['daily']; words: NumbersWords }) {
  const most = Math.max(...days.map(({ visits }) => visits));
  const [first, last] = [days[0]?.day ?? '', days[days.length - 1]?.day ?? ''];
  const title = fillSlots(words.chart, {
    since: formatDay(first),
    until: formatDay(last),
    most: most.toLocaleString('en'),
  });
  return (
    <figure className="stack gap-2">
      <svg
        className={styles.days}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={title}
      >
        {days.map(({ day, visits }, index) => {
          const tall = (visits / Math.max(most, 1)) * height;
          return (
            <rect key={day} x={index * step} y={height - tall} width={barWidth} height={tall}>
              <title>{`${formatDay(day)}: ${visits}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="quiet small">{title}</figcaption>
    </figure>
  );
}

interface BarsProps {
  bars: { label: string; now: number; before: number }[];
  words: NumbersWords;
}

/** How many bars a chart has. Its table has all rows. */
const mostBars = 8;

/** A bar for each of the first rows, the largest as wide as the chart. A thin line marks the period before. */
export function Bars({ bars, words }: BarsProps) {
  const shown = bars.slice(0, mostBars);
  const most = Math.max(1, ...shown.flatMap(({ now, before }) => [now, before]));
  const widthOf = (count: number) => `${(count / most) * 100}%`;
  return (
    <ul className="stack gap-3">
      {shown.map(({ label, now, before }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels repeat, and a bar has no state
        <li key={at}>
          <div className={styles.barText}>
            <span className="anywhere">{label}</span>
            <span className={`figures ${styles.barCount}`}>
              <strong>{now.toLocaleString('en')}</strong>{' '}
              <span className="quiet tiny">
                {fillSlots(words.before, { count: before.toLocaleString('en') })}
              </span>
            </span>
          </div>
          <svg className={styles.bar} aria-hidden="true">
            <rect className={styles.barGround} width="100%" height="8" rx="4" />
            <rect className={styles.barNow} width={widthOf(now)} height="8" rx="4" />
            {before > 0 && (
              <rect className={styles.barBefore} x={widthOf(before)} y="-1" width="2" height="10" />
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}

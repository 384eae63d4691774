import { fillSlots } from '@accounting-site/content/fill-slots';
import type { NumbersWords } from '../../pages/_staff/staff-words.ts';
import styles from './DeskToday.module.css';

interface BarsProps {
  bars: { label: string; now: number; before: number }[];
  words: NumbersWords;
}

/** A bar for each row, the largest as wide as the chart. A thin line marks the period before. */
export function Bars({ bars, words }: BarsProps) {
  const most = Math.max(1, ...bars.flatMap(({ now, before }) => [now, before]));
  const widthOf = (count: number) => `${(count / most) * 100}%`;
  return (
    <ul className={`stack gap-3 ${styles.bars}`}>
      {bars.map(({ label, now, before }, at) => (
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
            <rect className={styles.barBefore} x={widthOf(before)} y="-1" width="2" height="10" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

import { runningBalance, sumOf, sumOfLines } from '../amounts.ts';
import styles from './Charts.module.css';
import type { Line } from './picture-fields.ts';
import { Row } from './Rows.tsx';

/** One bar per amount, oldest first, above its initial. The last one, the current, is gold. */
export function Bars({ amounts, initials }: { amounts: number[]; initials: string }) {
  const highest = Math.max(...amounts);
  const bars = amounts.map((amount, index) => {
    const height = Math.round((40 * amount) / highest);
    return `M${index * 10} 40v-${height}h7v${height}z`;
  });
  return (
    <div>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${amounts.length * 10 - 3} 40`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={bars.slice(0, -1).join('')} />
        <path d={bars.at(-1)} />
      </svg>
      <small className={styles.initials}>{initials}</small>
    </div>
  );
}

interface CashLineProps {
  opening: number;
  movements: { day: number; amount: number }[];
  /** The days below the line, evenly spaced from the first to the last. */
  days: string;
}

/** The balance as a step line, because cash moves only on some days. Gold: today; clay: the lowest. */
export function CashLine({ opening, movements, days }: CashLineProps) {
  const balances = runningBalance(opening, movements);
  const highest = Math.max(...balances);
  const points = balances.map((balance, index) => ({
    x: 10 * ((movements[index - 1]?.day ?? 1) - 1),
    y: Math.round(80 - (72 * balance) / highest),
  }));
  const lowest = points.reduce((low, point) => (point.y >= low.y ? point : low));
  const line = points.map(({ x, y }, index) => (index === 0 ? `M0 ${y}` : `H${x}V${y}`)).join('');
  return (
    <div className={styles.chart}>
      <svg viewBox="0 0 306 80" aria-hidden="true">
        <path d={`${line}H300V80H0z`} />
        <path d={`${line}H300`} />
        <circle cx={lowest.x} cy={lowest.y} r="5" />
        <circle cx="300" cy={points.at(-1)?.y} r="5" />
      </svg>
      <small>{days}</small>
    </div>
  );
}

/** A level bar: stock on a shelf, spending against an estimate. danger: too low, or too high. */
export function Level({ value, of, danger }: { value: number; of: number; danger?: boolean }) {
  const width = Math.min(100, Math.round((100 * value) / of));
  return (
    <svg
      className={styles.level}
      data-danger={danger || undefined}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0h${width}v1H0z`} />
    </svg>
  );
}

/** A strip woven from the parts of a whole, and below it a legend. */
export function Parts({ rows, whole = sumOfLines(rows) }: { rows: Line[]; whole?: number }) {
  const percent = (lines: Line[]) => Math.round((1000 * sumOfLines(lines)) / whole) / 10;
  const pieces = rows.map((row, index) => {
    const from = percent(rows.slice(0, index));
    return { ...row, path: `M${from} 0h${sumOf([percent(rows.slice(0, index + 1)), -from])}v1H${from}z` };
  });
  return (
    <div className={styles.parts}>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {pieces.map(({ label, path }) => (
          <path key={label} d={path} />
        ))}
      </svg>
      {rows.map((row) => (
        <div key={row.label} className={styles.part}>
          <Row {...row} />
        </div>
      ))}
    </div>
  );
}

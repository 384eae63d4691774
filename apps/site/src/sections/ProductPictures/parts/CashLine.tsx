import { runningBalance } from '../adds-up.ts';
import styles from './CashLine.module.css';

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

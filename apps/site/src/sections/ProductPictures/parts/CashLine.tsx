import { runningBalance } from '../adds-up.ts';
import styles from './CashLine.module.css';

interface CashLineProps {
  opening: number;
  movements: { day: number; amount: number }[];
  days: string[];
}

/** The balance in steps, because cash moves on some days and rests on others. Gold: today; clay: the lowest. */
export function CashLine({ opening, movements, days }: CashLineProps) {
  const balances = runningBalance(opening, movements);
  const highest = Math.max(...balances);
  const points = balances.map((balance, index) => ({
    x: 10 * ((movements[index - 1]?.day ?? 1) - 1),
    y: Math.round(112 - (104 * balance) / highest),
  }));
  const lowest = points.reduce((low, point) => (point.y >= low.y ? point : low));
  const last = { x: 300, y: points.at(-1)?.y ?? 0 };
  const line = points.map(({ x, y }, index) => (index === 0 ? `M0 ${y}` : `H${x}V${y}`)).join('');
  return (
    <div className={styles.chart}>
      <svg viewBox="-6 0 312 114" aria-hidden="true">
        <path className={styles.area} d={`${line}H300V112H0z`} />
        <path className={styles.grid} d="M0 8H300M0 60H300M0 112H300" />
        <path className={styles.line} d={`${line}H300`} />
        <circle className={styles.lowest} cx={lowest.x} cy={lowest.y} r="5" />
        <circle className={styles.last} cx={last.x} cy={last.y} r="5" />
      </svg>
      <div className={styles.days}>
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
    </div>
  );
}

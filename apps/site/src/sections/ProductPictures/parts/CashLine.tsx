import { runningBalance } from '../adds-up.ts';
import styles from './CashLine.module.css';

interface CashLineProps {
  opening: number;
  movements: { day: number; amount: number }[];
  days: string[];
}

/** The balance as a step line, because cash moves only on some days. Gold: today; clay: the lowest. */
export function CashLine({ opening, movements, days }: CashLineProps) {
  const balances = runningBalance(opening, movements);
  const third = 5 * Math.ceil(Math.max(...balances) / 15_000);
  const points = balances.map((balance, index) => ({
    x: 10 * ((movements[index - 1]?.day ?? 1) - 1),
    y: Math.round(113 - (35 * balance) / (third * 1000)),
  }));
  const lowest = points.reduce((low, point) => (point.y >= low.y ? point : low));
  const last = { x: 300, y: points.at(-1)?.y ?? 0 };
  const line = points.map(({ x, y }, index) => (index === 0 ? `M0 ${y}` : `H${x}V${y}`)).join('');
  return (
    <div className={styles.chart}>
      <svg viewBox="0 0 306 120" aria-hidden="true">
        <path className={styles.area} d={`${line}H300V113H0z`} />
        <path className={styles.grid} d="M0 8h300M0 43h300M0 78h300M0 113h300" />
        <path className={styles.line} d={`${line}H300`} />
        <circle className={styles.lowest} cx={lowest.x} cy={lowest.y} r="5" />
        <circle className={styles.last} cx={last.x} cy={last.y} r="5" />
      </svg>
      <div className={styles.scale}>
        {[3, 2, 1].map((line) => (
          <small key={line}>{`${line * third}k`}</small>
        ))}
        <small>0</small>
      </div>
      <div className={styles.days}>
        {days.map((day) => (
          <small key={day}>{day}</small>
        ))}
      </div>
    </div>
  );
}

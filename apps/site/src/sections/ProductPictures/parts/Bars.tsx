import styles from './Bars.module.css';

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

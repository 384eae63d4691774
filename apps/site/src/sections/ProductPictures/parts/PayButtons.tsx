import styles from './PayButtons.module.css';

/** The payment methods at a till. The most popular one is gold. */
export function PayButtons({ methods }: { methods: string[] }) {
  return (
    <div className={`cluster strong ${styles.methods}`}>
      {methods.map((method) => (
        <span key={method}>{method}</span>
      ))}
    </div>
  );
}

import styles from './PayButtons.module.css';

/** The ways to pay at a till, the one that most customers choose in gold. */
export function PayButtons({ methods }: { methods: string[] }) {
  return (
    <div className={styles.methods}>
      {methods.map((method) => (
        <span key={method}>{method}</span>
      ))}
    </div>
  );
}

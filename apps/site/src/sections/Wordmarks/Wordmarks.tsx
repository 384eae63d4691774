import { readPayments } from '@accounting-site/content/facts/facts';
import styles from './Wordmarks.module.css';

/** The names of all payment networks, set in the site's own font. No network's logo is copied. */
export function Wordmarks() {
  const { mobile_money, methods } = readPayments();
  const others = methods.filter((method) => method.id !== 'mobile-money').map((method) => method.name);
  return (
    <ul className={`cluster ${styles.marks}`}>
      {[...mobile_money.map((network) => network.service), ...others].map((name) => (
        <li key={name} className={styles.mark}>
          {name}
        </li>
      ))}
    </ul>
  );
}

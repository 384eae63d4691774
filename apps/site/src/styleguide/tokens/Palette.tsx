import type { Tokens } from '@accounting-site/ui/contrast/read-tokens';
import styles from './Palette.module.css';

/** First tier: raw colours, the same in both themes. */
export function Palette({ tokens }: { tokens: Tokens }) {
  return (
    <ul className={styles.palette}>
      {tokens.palette.map(({ name, value }) => (
        <li key={name}>
          <div className={styles.colour} style={{ background: value }} />
          <code className={styles.name}>{name}</code>
          <code className={styles.value}>{value}</code>
        </li>
      ))}
    </ul>
  );
}

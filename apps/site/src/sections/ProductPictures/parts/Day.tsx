import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { cedis } from './cedis.ts';
import styles from './Day.module.css';
import type { Line } from './picture-fields.ts';

/** The top of the start screen: a greeting, and today's income so far. */
export function Day({ title, today }: { title: string; today: Line }) {
  return (
    <>
      <div className={styles.day}>
        {title}
        <small>{today.label}</small>
        <strong>{cedis(today.amount)}</strong>
      </div>
      <WovenStrip />
    </>
  );
}

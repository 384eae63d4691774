import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { StepScreen } from './help-words.ts';
import styles from './StepPicture.module.css';

/** A small drawing of the screen in a step. The step describes it in words, so screen readers skip it. */
export function StepPicture({ screen }: { screen: StepScreen }) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={`stack gap-2 tiny figures ${styles.screen}`}>
        <WovenStrip />
        <div className={styles.bar}>
          <b>{screen.bar}</b>
          {screen.badge && <b className={styles.badge}>{screen.badge}</b>}
        </div>
        {screen.rows.map((row) => (
          <Row key={row} row={row} />
        ))}
        {screen.total && (
          <b>
            <Row row={screen.total} />
          </b>
        )}
        {screen.button && <span className={styles.button}>{screen.button}</span>}
      </div>
    </div>
  );
}

function Row({ row }: { row: string }) {
  const [label, value] = row.split(' | ');
  return (
    <span className={styles.row}>
      <span>{label}</span>
      {value && <span>{value}</span>}
    </span>
  );
}

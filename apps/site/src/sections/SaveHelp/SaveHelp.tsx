import { Button } from '@accounting-site/ui/Button';
import type { OfflineWords } from '../../pages/_offline/offline-words.ts';
import styles from './SaveHelp.module.css';

/** Saves the help articles in the browser. Its script shows it if the browser can store pages. */
export function SaveHelp({ words }: { words: OfflineWords['save'] }) {
  return (
    <section
      className={`card stack gap-3 ${styles.save}`}
      aria-labelledby="save-help"
      tabIndex={-1}
      data-save-help={JSON.stringify(words)}
      hidden
    >
      <h2 id="save-help" className="step-2">
        {words.heading}
      </h2>
      <p data-offer>{words.text_without_list}</p>
      <progress className={styles.progress} aria-labelledby="save-help" hidden />
      {/* The progress bar announces itself. Announcing this line for every article would never end. */}
      <p className={styles.status} aria-hidden="true" data-running />
      <p className={styles.status} role="status" />
      <div className={`cluster ${styles.buttons}`}>
        <Button data-start>{words.start}</Button>
        <Button data-stop variant="secondary" hidden>
          {words.stop}
        </Button>
        <Button data-remove variant="secondary" hidden>
          {words.remove}
        </Button>
      </div>
    </section>
  );
}

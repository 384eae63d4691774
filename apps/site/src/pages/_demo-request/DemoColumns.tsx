import { Steps } from '@accounting-site/ui/Steps';
import type { ReactNode } from 'react';
import styles from './DemoColumns.module.css';

/** The form, and beside it what happens in a demo. */
export function DemoColumns({
  words,
  children,
}: {
  words: { heading: string; steps: { title: string; text: string }[] };
  children?: ReactNode;
}) {
  return (
    <div className={`columns ${styles.columns}`}>
      <div className={`card raised ${styles.form}`}>{children}</div>
      <aside className="stack gap-5">
        <h2 className="step-3">{words.heading}</h2>
        <Steps steps={words.steps} />
      </aside>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './DemoFrames.module.css';
import type { DemoFramesWords } from './demo-frames-words.ts';

/** What a demo shows, in four frames. In the dialog it is for visitors who came to watch the demo. */
export function DemoFrames({ words, children }: { words: DemoFramesWords; children?: ReactNode }) {
  return (
    <div className={styles.storyboard}>
      <ol className={`tiles small ${styles.frames}`}>
        {words.frames.map(({ caption, title, rows }) => (
          <li key={caption}>
            <div className={styles.screen} aria-hidden="true">
              <b>{title}</b>
              {rows.map(({ label, value }) => (
                <span key={label} className={styles.row}>
                  {label} <b>{value}</b>
                </span>
              ))}
            </div>
            {caption}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}

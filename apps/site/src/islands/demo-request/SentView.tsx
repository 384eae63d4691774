import { Button } from '@accounting-site/ui/Button';
import { useEffect, useRef } from 'react';
import styles from './DemoRequestForm.module.css';
import type { DemoRequestWords } from './demo-request-words.ts';

/** The request is stored. The heading takes the focus, so that a screen reader says it. */
export function SentView({ words, onAnother }: { words: DemoRequestWords['sent']; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1} className={styles.sentHeading}>
        {words.heading}
      </h3>
      <p>{words.text}</p>
      <Button variant="secondary" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}

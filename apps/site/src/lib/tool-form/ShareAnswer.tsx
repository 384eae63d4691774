import { Button, ButtonLink } from '@accounting-site/ui/Button';
import { type RefObject, useState } from 'react';
import styles from './ShareAnswer.module.css';
import type { CommonToolWords } from './tool-words.ts';

interface ShareAnswerProps {
  /** Read when it is needed, because the address belongs to it. */
  text: () => string;
  /** What is selected where the browser does not let the page copy. */
  shown: RefObject<HTMLElement | null>;
  words: Pick<CommonToolWords, 'copy' | 'copied' | 'copy_failed' | 'whatsapp'>;
}

/** Takes an answer along: into the clipboard, or into a message to somebody. */
export function ShareAnswer({ text, shown, words }: ShareAnswerProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid(words.copied);
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setSaid(words.copy_failed);
    }
  };
  return (
    <div className={styles.share}>
      <Button variant="secondary" onClick={copy}>
        {words.copy}
      </Button>
      <ButtonLink variant="secondary" href={`https://wa.me/?text=${encodeURIComponent(text())}`}>
        {words.whatsapp}
      </ButtonLink>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}

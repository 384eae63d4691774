import { Button, ButtonLink } from '@accounting-site/ui/Button';
import { type ReactNode, type RefObject, useState } from 'react';
import { copyText } from '../text/copy-text.ts';
import type { CommonToolWords } from './tool-words.ts';

interface ShareAnswerProps {
  /** Called only when needed, because the text contains the current URL. */
  text: () => string;
  /** The element to select if the browser does not allow copying. */
  shown: RefObject<HTMLElement | null>;
  /** Without the text for WhatsApp, the result can only be copied. */
  words: Pick<CommonToolWords, 'copy' | 'copied' | 'copy_failed'> & { whatsapp?: string };
  /** More buttons. */
  children?: ReactNode;
}

/** Shares a result: copies it, or opens a message with it. */
export function ShareAnswer({ text, shown, words, children }: ShareAnswerProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    // So that a second copy is announced too.
    setSaid('');
    setSaid((await copyText(text(), shown.current)) ? words.copied : words.copy_failed);
  };
  return (
    <div className="cluster middle top-5 screen-only">
      <Button variant="secondary" onClick={copy}>
        {words.copy}
      </Button>
      {words.whatsapp && (
        <ButtonLink variant="secondary" href={`https://wa.me/?text=${encodeURIComponent(text())}`}>
          {words.whatsapp}
        </ButtonLink>
      )}
      {children}
      <p role="status" className="quiet small unless-empty">
        {said}
      </p>
    </div>
  );
}

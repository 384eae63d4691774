import { ButtonRow } from '@accounting-site/ui/ButtonRow';
import type { ReactNode } from 'react';

/** What to do when a mailed link is no longer good; the ways on are its children. */
export function LinkFailed({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p>{text}</p>
      <ButtonRow>{children}</ButtonRow>
    </>
  );
}

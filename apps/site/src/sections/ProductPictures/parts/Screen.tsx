import type { ComponentProps, ReactNode } from 'react';
import { Picture } from './Picture.tsx';
import { Sheet } from './Sheet.tsx';

interface ScreenProps extends ComponentProps<typeof Sheet> {
  words: { description: string; title: string; aside: string };
  /** A notification over the lower edge. */
  chip?: ReactNode;
}

/** A picture of a single sheet. */
export function Screen({ words, chip, ...sheet }: ScreenProps) {
  return (
    <Picture description={words.description}>
      <Sheet words={words} {...sheet} />
      {chip}
    </Picture>
  );
}

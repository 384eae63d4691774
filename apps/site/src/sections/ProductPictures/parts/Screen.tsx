import type { ComponentProps, ReactNode } from 'react';
import { Picture } from './Picture.tsx';
import { Sheet } from './Sheet.tsx';

interface ScreenProps extends ComponentProps<typeof Sheet> {
  words: { description: string; title: string; aside: string };
  /** What has just happened, over the lower edge. */
  chip?: ReactNode;
}

/** A picture of one sheet. */
export function Screen({ words, chip, ...sheet }: ScreenProps) {
  return (
    <Picture description={words.description}>
      <Sheet words={words} {...sheet} />
      {chip}
    </Picture>
  );
}

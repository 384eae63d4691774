import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Chip } from './Chip.tsx';
import { Picture } from './Picture.tsx';
import { Sheet } from './Sheet.tsx';

interface ScreenProps extends ComponentProps<typeof Sheet> {
  words: ComponentProps<typeof Sheet>['words'] & {
    description: string;
    chip?: ComponentProps<typeof Chip>['words'] | undefined;
  };
  /** The icon of the notification over the lower edge. */
  icon: IconNode;
}

/** A picture of a single sheet, with a notification if its texts have one. */
export function Screen({ words, icon, ...sheet }: ScreenProps) {
  return (
    <Picture description={words.description}>
      <Sheet words={words} {...sheet} />
      {words.chip && <Chip icon={icon} words={words.chip} />}
    </Picture>
  );
}

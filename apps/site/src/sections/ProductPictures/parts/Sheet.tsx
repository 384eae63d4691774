import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Chip } from './Chip.tsx';
import { Picture } from './Picture.tsx';
import styles from './Sheet.module.css';

interface SheetProps {
  words: { title: string; aside: string };
  /** paper: a printed or sent document; app: a screen of the application. */
  kind?: 'paper' | 'app';
  children: ReactNode;
}

/** A sheet with a woven edge and a heading. */
export function Sheet({ words, kind = 'paper', children }: SheetProps) {
  return (
    <div className={`card raised ${kind === 'paper' ? 'paper ' : ''}${styles.sheet}`}>
      <WovenStrip />
      <div className={styles[kind]}>
        <strong>{words.title}</strong>
        {words.aside}
      </div>
      <div className={`stack ${styles.body}`}>{children}</div>
    </div>
  );
}

interface ScreenProps extends ComponentProps<typeof Sheet> {
  words: SheetProps['words'] & {
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

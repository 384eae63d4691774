import { Icon } from '@accounting-site/ui/Icon';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { cedis } from '../amounts.ts';
import styles from './Screen.module.css';

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

interface ChipProps {
  icon: IconNode;
  words: { title: string; amount?: number | undefined; detail?: string };
}

/** A notification of the latest event, over the lower edge of the screen. */
export function Chip({ icon, words }: ChipProps) {
  return (
    <div className={styles.chip}>
      <Icon of={icon} size={36} />
      <span>
        <strong>{words.title}</strong>
        {words.amount !== undefined && <span>{cedis(words.amount)}</span>}
        {words.detail && <small>{words.detail}</small>}
      </span>
    </div>
  );
}

/**
 * The frame of every product picture: its width, font and colours. A screen reader announces only the
 * description, because role img hides the content.
 */
export function Picture({ description, children }: { description: string; children: ReactNode }) {
  return (
    <figure className={styles.picture} role="img" aria-label={description}>
      {children}
    </figure>
  );
}

import type { Theme } from '@accounting-site/ui/contrast/read-tokens';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Specimen.module.css';

const themes: Theme[] = ['light', 'dark'];

/**
 * The same content in the light and in the dark theme, side by side if there is room. The function receives
 * the theme, to make ids unique in the page.
 */
export function BothThemes({
  name,
  wide = false,
  children,
}: {
  name: string;
  /** Stacked, for content as wide as a page. */
  wide?: boolean;
  children: (theme: Theme) => ReactNode;
}) {
  return (
    <div className={styles.themes} data-specimen={name} data-wide={wide || undefined}>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} className={`stack ${styles.theme}`}>
          <h3 className={styles.name}>{name}</h3>
          {children(theme)}
        </div>
      ))}
    </div>
  );
}

/** The states that a pointer or the keyboard causes. */
export const touched = ['rest', 'hover', 'focus-visible', 'active'] as const;

interface StatesProps<State extends string> {
  of: readonly State[];
  /** The minimum width of one state, such as 12rem. */
  least?: string;
  children: (state: State) => ReactNode;
}

/**
 * A control once per state, with its name below. Pseudo-class states are forced; others are passed to the
 * control.
 */
export function States<State extends string>({ of: states, least = '10rem', children }: StatesProps<State>) {
  return (
    <div className={`fill-tiles ${styles.states}`} style={{ '--least': least } as CSSProperties}>
      {states.map((state) => (
        <figure key={state} className="stack gap-2">
          <div data-state={state} className={styles.control}>
            {children(state)}
          </div>
          <figcaption className="quiet tiny">{state}</figcaption>
        </figure>
      ))}
    </div>
  );
}

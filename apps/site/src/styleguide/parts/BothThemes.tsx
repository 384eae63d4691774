import type { Theme } from '@accounting-site/ui/contrast/read-tokens';
import type { ReactNode } from 'react';
import styles from './BothThemes.module.css';

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

import type { Theme } from '@accounting-site/ui/contrast/read-tokens';
import type { ReactNode } from 'react';
import styles from './BothThemes.module.css';

const themes: Theme[] = ['light', 'dark'];

/**
 * The same thing in the light and in the dark theme, side by side where there is room. The function gets the theme,
 * for ids that stand once in the page.
 */
export function BothThemes({
  name,
  wide = false,
  children,
}: {
  name: string;
  /** One above the other, for what spans a page. */
  wide?: boolean;
  children: (theme: Theme) => ReactNode;
}) {
  return (
    <div className={styles.themes} data-specimen={name} data-wide={wide || undefined}>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} className={styles.theme}>
          <h3 className={styles.name}>{name}</h3>
          {children(theme)}
        </div>
      ))}
    </div>
  );
}

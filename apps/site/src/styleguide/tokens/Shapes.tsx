import type { Tokens } from '@accounting-site/ui/contrast/read-tokens';
import { BothThemes } from '../parts/BothThemes.tsx';
import styles from './Shapes.module.css';

/** Spacing as bars, corner radii and shadows on tiles, and the minimum target size. */
export function Shapes({ tokens }: { tokens: Tokens }) {
  const named = (start: string) => tokens.jobs.filter(({ name }) => name.startsWith(start));
  return (
    <BothThemes name="Spaces, corners, shadows, the least target">
      {() => (
        <>
          <dl className="tiny">
            {[...named('--space-'), ...named('--gutter'), ...named('--target')].map(({ name, value }) => (
              <div key={name} className={styles.space}>
                <dt>
                  <code>{name}</code> <span className={styles.value}>{value}</span>
                </dt>
                <dd className={styles.bar} style={{ width: `var(${name})` }} />
              </div>
            ))}
          </dl>
          <ul className={styles.tiles}>
            {named('--radius-').map(({ name, value }) => (
              <li key={name} className={styles.tile} style={{ borderRadius: `var(${name})` }}>
                <code>{name}</code> {value}
              </li>
            ))}
            {named('--shadow-').map(({ name }) => (
              <li key={name} className={styles.tile} style={{ boxShadow: `var(${name})` }}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </BothThemes>
  );
}

import { ButtonLink } from '@accounting-site/ui/Button';
import type { ReactNode } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import styles from './AwayScreen.module.css';

interface AwayScreenProps {
  words: { heading: string; text: string; home: string; support: string };
  cloth: 'unfinished' | 'torn';
  /** Where the content of the page is: the main link, if there is one. */
  meanwhile?: { href: string; label: string };
  children?: ReactNode;
}

/** A screen in place of the requested page: what happened, and links to continue. */
export function AwayScreen({ words, cloth, meanwhile, children }: AwayScreenProps) {
  return (
    <div className={`content columns middle ${styles.screen}`}>
      <div className="stack start">
        <h1 className={`anywhere ${styles.heading}`}>{words.heading}</h1>
        <p className="lead short">{words.text}</p>
        <div className="cluster top-2">
          <ButtonLink href={routes.home} size="large" variant={meanwhile ? 'secondary' : 'primary'}>
            {words.home}
          </ButtonLink>
          <ButtonLink href={routes.contact} size="large" variant="secondary">
            {words.support}
          </ButtonLink>
          {meanwhile && (
            <ButtonLink href={meanwhile.href} size="large">
              {meanwhile.label}
            </ButtonLink>
          )}
        </div>
        {children}
      </div>
      <ClothPicture state={cloth} />
    </div>
  );
}

const columns = 6;
const rows = 9;
const colours = [styles.forest, styles.gold, styles.clay, styles.ink];

/** A piece of strip-woven cloth: unfinished on the loom, or with a missing block. */
function ClothPicture({ state }: { state: 'unfinished' | 'torn' }) {
  const firstRow = state === 'unfinished' ? 4 : 0;
  return (
    <svg viewBox="0 0 240 288" width="240" height="288" aria-hidden="true" className={styles.cloth}>
      <path d={warp()} className={styles.warp} />
      {colours.map((colour, which) => (
        <path key={colour} d={blocks(which, firstRow, state === 'torn')} className={colour} />
      ))}
      {state === 'unfinished' ? (
        <path d="M30 112l22-9h110l22 9-22 9H52z" className={styles.ink} />
      ) : (
        <path d="M0 0h40v32H0z" transform="translate(212 284) rotate(-24)" className={styles.forest} />
      )}
    </svg>
  );
}

/** The lengthwise threads of the cloth. */
const warp = () => Array.from({ length: columns * 4 }, (_, thread) => `M${thread * 10 + 5} 0v288`).join('');

/** The blocks of one colour, each 40 by 32, as one path. */
function blocks(which: number, firstRow: number, isTorn: boolean): string {
  let path = '';
  for (let row = firstRow; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const isOut = isTorn && row === 4 && column === 4;
      if (colourAt(row, column) === which && !isOut) path += `M${column * 40} ${row * 32}h40v32h-40z`;
    }
  return path;
}

/** The pattern: alternating blocks of forest and clay, crossed by gold, every third row by ink. */
function colourAt(row: number, column: number): number {
  const step = row + column;
  if (step % 2 === 0) return step % 4 === 0 ? 0 : 2;
  return row % 3 === 0 ? 3 : 1;
}

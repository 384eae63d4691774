import { ButtonLink } from '@accounting-site/ui/Button';
import type { ReactNode } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import styles from './AwayScreen.module.css';
import { ClothPicture } from './ClothPicture.tsx';

interface AwayScreenProps {
  words: { heading: string; text: string; home: string; support: string };
  cloth: 'unfinished' | 'torn';
  children?: ReactNode;
}

/** A screen in place of the requested page: what happened, and links to continue. */
export function AwayScreen({ words, cloth, children }: AwayScreenProps) {
  return (
    <div className={`content columns middle ${styles.screen}`}>
      <div className="stack start">
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className="lead short">{words.text}</p>
        <div className="cluster top-2">
          <ButtonLink href={routes.home} size="large">
            {words.home}
          </ButtonLink>
          <ButtonLink href={routes.contact} size="large" variant="secondary">
            {words.support}
          </ButtonLink>
        </div>
        {children}
      </div>
      <ClothPicture state={cloth} />
    </div>
  );
}

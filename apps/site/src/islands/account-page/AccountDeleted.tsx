import { ButtonLink } from '@accounting-site/ui/Button';
import { useEffect, useRef } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import styles from './AccountPage.module.css';
import type { AccountPageWords } from './account-page-words.ts';

/** Confirms that the account was deleted. */
export function AccountDeleted({ words }: { words: AccountPageWords['data']['deleted'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.stack}>
      <h2 ref={heading} tabIndex={-1} className={styles.farewell}>
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <ButtonLink href={routes.home}>{words.link}</ButtonLink>
    </div>
  );
}

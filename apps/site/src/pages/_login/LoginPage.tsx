import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import type { ReactNode } from 'react';
import { trialUrl } from '../../lib/app-host.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { TodayPicture } from '../../sections/ProductPictures/TodayPicture.tsx';
import styles from './LoginPage.module.css';
import type { LoginWords } from './login-words.ts';

/** The sign-in page: the form, and beside it what a person may expect of us. The form is its child. */
export function LoginPage({ words, children }: { words: LoginWords; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <WovenStrip />
        <div className={styles.content}>
          <h1 className={styles.heading}>{words.heading}</h1>
          <p className={styles.noScript}>{words.no_script}</p>
          {children}
          <p>
            {words.no_account} <a href={trialUrl()}>{words.trial}</a>
          </p>
        </div>
      </div>
      <aside className={styles.aside}>
        <div className={styles.picture}>
          <TodayPicture />
        </div>
        <h2 className={styles.asideHeading}>{words.aside.heading}</h2>
        <CheckList items={words.aside.points} />
      </aside>
    </div>
  );
}

import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Notice.module.css';

/**
 * A highlighted message. danger is announced immediately; success and info politely. Can be focused by its
 * ref.
 */
export function Notice({
  tone = 'info',
  ref,
  children,
}: {
  tone?: 'info' | 'success' | 'danger';
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(styles.notice, styles[tone])}
    >
      {children}
    </div>
  );
}

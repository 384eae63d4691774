import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Badge.module.css';

/** A short label on a tinted background: a state, a category, or the mark of the popular plan. */
export function Badge({
  tone = 'forest',
  children,
}: {
  tone?: 'forest' | 'gold' | 'clay';
  children: ReactNode;
}) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

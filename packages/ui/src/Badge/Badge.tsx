import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Badge.module.css';

/** A short label on a tinted ground: a state, a category, a mark of the popular plan. */
export function Badge({
  tone = 'forest',
  children,
}: {
  tone?: 'forest' | 'gold' | 'clay';
  children: ReactNode;
}) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

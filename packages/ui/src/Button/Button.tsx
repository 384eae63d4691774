import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

type Look = {
  /**
   * primary: the main action; secondary: an alternative; quiet: least emphasis; band: on dark backgrounds.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'band';
  size?: 'large';
  wide?: boolean;
  icon?: ReactNode;
  children: ReactNode;
};

/**
 * A button. While busy it keeps its size, says that it is busy and ignores further presses. It keeps the focus too,
 * which a disabled button would lose.
 */
export function Button({
  variant,
  size,
  wide,
  icon,
  children,
  busy = false,
  type = 'button',
  ...rest
}: Look & { busy?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, wide })}
      {...(busy && { onClick: ignore, 'aria-busy': true, 'aria-disabled': true })}
    >
      {icon}
      {children}
    </button>
  );
}

/** It also submits no form, not even with Enter in a field. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** A link that looks like a button: for navigation, never for actions. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  children,
  ...rest
}: Look & { href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) {
  return (
    <a {...rest} className={look({ variant, size, wide })}>
      {icon}
      {children}
    </a>
  );
}

function look({ variant = 'primary', size, wide }: { [Key in keyof Look]?: Look[Key] | undefined }) {
  return classNames(styles.button, styles[variant], size === 'large' && styles.large, wide && 'full');
}

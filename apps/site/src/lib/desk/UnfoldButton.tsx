import { Icon } from '@accounting-site/ui/Icon';
import { ChevronDown } from 'lucide';
import type { ButtonHTMLAttributes } from 'react';
import styles from './UnfoldButton.module.css';

interface UnfoldButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isOpen: boolean;
  /** The id of what it unfolds. */
  controls: string;
}

/** A button that shows and hides what is below it. Its arrow turns. */
export const UnfoldButton = ({ isOpen, controls, className = '', children, ...rest }: UnfoldButtonProps) => (
  <button
    {...rest}
    type="button"
    className={`${styles.unfold} ${className}`}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
  >
    <Icon of={ChevronDown} size={18} />
    {children}
  </button>
);

import type { ReactNode } from 'react';

interface EmptyStateProps {
  heading?: string;
  /** What will be here, and what to do for it. */
  text: string;
  /** The link or button of the first step. */
  children?: ReactNode;
}

/** A list without entries: it says what belongs there, and offers the first step. */
export const EmptyState = ({ heading, text, children }: EmptyStateProps) => (
  <div className="box stack gap-3 start">
    {heading && <p className="step-1 strong">{heading}</p>}
    <p className="measure">{text}</p>
    {children}
  </div>
);

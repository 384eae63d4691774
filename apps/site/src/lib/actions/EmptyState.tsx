import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What will be here, and what to do for it. */
  text: string;
  /** The link or button of the first step. */
  children?: ReactNode;
}

/** A list without entries: it says what belongs there, and offers the first step. */
export const EmptyState = ({ text, children }: EmptyStateProps) => (
  <div className="box stack gap-3 start">
    <p className="measure">{text}</p>
    {children}
  </div>
);

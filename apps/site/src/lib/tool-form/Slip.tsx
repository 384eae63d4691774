import type { ReactNode } from 'react';

/** A result like a paper slip: the main figure, and its details. */
export function Slip({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <div className="stack gap-3 full">
      <p className="display step-2">{headline}</p>
      {children}
    </div>
  );
}

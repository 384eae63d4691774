import type { ReactNode } from 'react';

/** Buttons in a row, which wraps if there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="cluster">{children}</div>;
}

import type { LucideIcon } from 'lucide-react';

/** One of lucide's outlines, drawn into the page; decoration beside words, so hidden from screen readers. */
export function Icon({ of: Outline, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Outline size={size} strokeWidth={1.75} className="" aria-hidden="true" focusable="false" />;
}

import { Button } from '@accounting-site/ui/Button';
import { useEffect, useRef } from 'react';
import type { ListState } from './use-leads.ts';

interface MoreButtonProps {
  list: ListState;
  label: string;
  onMore: (next: string) => void;
}

/** Loads the next page. Then its first lead receives the focus, so that reading continues there. */
export function MoreButton({ list: { leads, next, status }, label, onMore }: MoreButtonProps) {
  const readOnAt = useRef<number>(undefined);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status !== 'ready' || readOnAt.current === undefined) return;
    const items = button.current?.previousElementSibling?.children;
    const first = items?.[readOnAt.current]?.querySelector<HTMLElement>('h2 button');
    readOnAt.current = undefined;
    first?.focus();
  }, [status]);
  return (
    <div ref={button} className="top-4">
      {next !== null && leads !== undefined && (
        <Button
          variant="secondary"
          busy={status === 'loading'}
          onClick={() => {
            readOnAt.current = leads.length;
            onMore(next);
          }}
        >
          {label}
        </Button>
      )}
    </div>
  );
}

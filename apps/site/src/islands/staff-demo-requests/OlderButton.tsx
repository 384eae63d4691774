import { Button } from '@accounting-site/ui/Button';
import { useEffect, useRef } from 'react';
import type { ListState } from './use-demo-requests.ts';

interface OlderButtonProps {
  list: ListState;
  label: string;
  onOlder: (next: string) => void;
}

/** Loads the next page. Then its first demo request receives the focus, so that reading continues there. */
export function OlderButton({ list: { requests, next, status }, label, onOlder }: OlderButtonProps) {
  const readOnAt = useRef<number>(undefined);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status !== 'ready' || readOnAt.current === undefined) return;
    const items = button.current?.previousElementSibling?.children;
    const first = items?.[readOnAt.current]?.querySelector('h2');
    readOnAt.current = undefined;
    if (first) first.focus();
  }, [status]);
  return (
    <div ref={button}>
      {next !== null && requests !== undefined && (
        <Button
          variant="secondary"
          busy={status === 'loading'}
          onClick={() => {
            readOnAt.current = requests.length;
            onOlder(next);
          }}
        >
          {label}
        </Button>
      )}
    </div>
  );
}

import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { Spinner } from '@accounting-site/ui/Spinner';
import type { ReactNode } from 'react';
import { passOnFocus } from './pass-on-focus.ts';
import type { LoadState } from './use-loaded.ts';

interface LoadedProps<Value> {
  state: LoadState<Value>;
  words: Record<'loading' | 'failed' | 'retry', string>;
  onRetry: () => void;
  /** Omitted by a caller that shows the value itself. */
  children?: (value: Value) => ReactNode;
}

/** What was loaded, or that it is loading, or why it is missing. */
export function Loaded<Value>({ state, words, onRetry, children }: LoadedProps<Value>) {
  if (state.status === 'loading') return <Spinner label={words.loading} />;
  if (state.status === 'ready') return children?.(state.value);
  return <LoadFailed text={words.failed} retry={words.retry} onRetry={onRetry} />;
}

interface LoadFailedProps {
  text: string;
  retry: string;
  onRetry: () => void;
}

/** Something could not be loaded. */
export const LoadFailed = ({ text, retry, onRetry }: LoadFailedProps) => (
  <Notice tone="danger" ref={passOnFocus}>
    <p>{text}</p>
    <Button variant="secondary" onClick={onRetry}>
      {retry}
    </Button>
  </Notice>
);

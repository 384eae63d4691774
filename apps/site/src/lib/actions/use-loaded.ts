import { SessionEndedError } from '@accounting-site/session';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

export type LoadState<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  /** The value may be an old one: while it is loaded again, or because that failed with `error`. */
  | { status: 'ready'; value: Value; isReading?: boolean; error?: unknown };

/**
 * Loads a value, with functions to load it again and to show one that an endpoint returned. The old value
 * stays until the response arrives.
 * @param read the same function every time
 * @param keepsOld whether the old value also stays when loading it again fails
 */
export function useLoaded<Value>(read: (signal: AbortSignal) => Promise<Value>, keepsOld = true) {
  const [state, setState] = useState<LoadState<Value>>({ status: 'loading' });
  const running = useRef<AbortController>(null);

  const readAgain = useCallback(async () => {
    running.current?.abort();
    const isFirst = running.current === null;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState((before) =>
      before.status === 'ready'
        ? { status: 'ready', value: before.value, isReading: true }
        : { status: 'loading' },
    );
    try {
      const value = await read(signal);
      if (signal.aborted) return;
      const show = () => setState({ status: 'ready', value });
      // A slow phone can be used during the first rendering, which is the longest.
      if (isFirst) startTransition(show);
      else show();
    } catch (error) {
      // When the session has ended, the page redirects to sign-in.
      if (signal.aborted || error instanceof SessionEndedError) return;
      setState((before) =>
        keepsOld && before.status === 'ready'
          ? { status: 'ready', value: before.value, error }
          : { status: 'failed', error },
      );
    }
  }, [read, keepsOld]);

  useEffect(() => {
    void readAgain();
    return () => running.current?.abort();
  }, [readAgain]);

  return { state, readAgain, show: (value: Value) => setState({ status: 'ready', value }) };
}

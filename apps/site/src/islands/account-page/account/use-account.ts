import type { Account } from '@accounting-site/contract/account';
import { type Session, SessionEndedError } from '@accounting-site/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readAccount } from './account-calls.ts';

export type AccountState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; account: Account };

/**
 * The account of the signed-in user, with functions to load it again and to show what an endpoint returned.
 */
export function useAccount(call: Session['callApp']) {
  const [state, setState] = useState<AccountState>({ status: 'loading' });
  const running = useRef<AbortController>(null);

  /** The page keeps showing the old account until the response arrives. */
  const readAgain = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      const account = await readAccount(call, signal);
      if (!signal.aborted) setState({ status: 'ready', account });
    } catch (error) {
      // When the session has ended, the page redirects to sign-in.
      if (signal.aborted || error instanceof SessionEndedError) return;
      setState((before) => (before.status === 'ready' ? before : { status: 'failed' }));
    }
  }, [call]);

  useEffect(() => {
    void readAgain();
    return () => running.current?.abort();
  }, [readAgain]);

  return {
    state,
    readAgain,
    retry: () => {
      setState({ status: 'loading' });
      void readAgain();
    },
    show: (account: Account) => setState({ status: 'ready', account }),
  };
}

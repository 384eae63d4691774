import type { AccountSessions } from '@accounting-site/contract/account';
import { SessionEndedError } from '@accounting-site/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listSessions } from '../account/account-calls.ts';
import { usePage } from '../page-context.ts';

type SessionsState =
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; sessions: AccountSessions['sessions'] };

/** The active sessions. The old list stays visible while it is loaded again. */
export function useSessions() {
  const { call } = usePage();
  const [state, setState] = useState<SessionsState>({ status: 'loading' });
  const running = useRef<AbortController>(null);

  const readAgain = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    try {
      const sessions = await listSessions(call, signal);
      if (!signal.aborted) setState({ status: 'ready', sessions });
    } catch (error) {
      if (!signal.aborted && !(error instanceof SessionEndedError)) setState({ status: 'failed' });
    }
  }, [call]);

  useEffect(() => {
    void readAgain();
    return () => running.current?.abort();
  }, [readAgain]);

  return { state, readAgain };
}

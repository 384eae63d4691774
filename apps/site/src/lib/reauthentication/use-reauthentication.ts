import type { Session } from '@accounting-site/session';
import { useMemo, useRef, useState } from 'react';
import { withReauthentication } from './with-reauthentication.ts';

/**
 * A function for API requests that re-authenticates when the server requires it, and the state of its dialog.
 * Each dialog has its own number, so that no input of an earlier one is left.
 * @param prepare runs before the dialog opens; when it rejects, so does the request. Pass the same function
 * every time
 */
export function useReauthentication(call: Session['callApp'], prepare?: () => Promise<void>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<(isProven: boolean) => void>(null);
  const [question, setQuestion] = useState(0);

  const careful = useMemo(() => {
    const ask = async () => {
      await prepare?.();
      return new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setQuestion((before) => before + 1);
        dialog.current?.showModal();
      });
    };
    return {
      call: withReauthentication(call, ask),
      /** Asks before an action that is not an API request. False when the user declined. */
      prove: ask,
    };
  }, [call, prepare]);

  const settle = (isProven: boolean) => {
    answer.current?.(isProven);
    answer.current = null;
    dialog.current?.close();
  };
  return {
    ...careful,
    dialog,
    question,
    onProven: () => settle(true),
    onClose: () => settle(false),
  };
}

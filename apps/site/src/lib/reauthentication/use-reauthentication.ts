import type { Session } from '@accounting-site/session';
import { useMemo, useRef, useState } from 'react';
import { withReauthentication } from './with-reauthentication.ts';

/** A proof lasts ten minutes on the server; what begins with it here should not arrive too late. */
const lasts = 9 * 60_000;

/**
 * A call that asks who is there where the server wants to know, and what the dialog that asks needs. Each question has
 * its own number, so that nothing that was typed at the one before is left.
 * @param prepare runs before the dialog opens; when it rejects, so does the call. Pass the same function every time
 */
export function useReauthentication(call: Session['callApp'], prepare?: () => Promise<void>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<(isProven: boolean) => void>(null);
  const provenAt = useRef(Number.NEGATIVE_INFINITY);
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
      /** Asks before something that is no call, unless that was just done. False when nobody answered. */
      prove: async () => Date.now() - provenAt.current < lasts || ask(),
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
    onProven: () => {
      provenAt.current = Date.now();
      settle(true);
    },
    onClose: () => settle(false),
  };
}

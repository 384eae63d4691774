import { SessionEndedError } from '@accounting-site/session';
import { useEffect, useRef, useState } from 'react';
import { ReauthenticationDeclined } from '../reauthentication/use-reauthentication.ts';
import { type Failure, failureOf } from './failure-of.ts';

interface ActionState {
  busy: boolean;
  failure?: Failure | undefined;
}

const idle: ActionState = { busy: false };

/**
 * Runs one action at a time and reports its result. A button that is disabled while it works loses the focus,
 * so the focus is restored afterwards, unless the action has moved it.
 */
export function useAction() {
  const [state, setState] = useState(idle);
  const running = useRef(false);
  const pressed = useRef<Element>(null);

  useEffect(() => {
    if (state.busy || !isFocusLost() || !(pressed.current instanceof HTMLElement)) return;
    pressed.current.focus();
    pressed.current = null;
  }, [state]);

  async function run(task: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    pressed.current = document.activeElement;
    setState({ busy: true });
    try {
      await task();
      setState(idle);
    } catch (error) {
      // Declining re-authentication changes nothing, and an ended session redirects to sign-in. Neither needs
      // a message.
      const isOver = error instanceof ReauthenticationDeclined || error instanceof SessionEndedError;
      setState({ busy: false, failure: isOver ? undefined : failureOf(error) });
    } finally {
      running.current = false;
    }
  }

  /** Sets or clears the failure that is shown. */
  const setFailure = (failure: Failure | undefined) => setState({ busy: false, failure });
  return { ...state, run, setFailure };
}

/**
 * The focus is nowhere, or in a dialog that has just closed: the browser updates that only at the next paint.
 */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.getClientRects().length === 0;
}

import { SessionEndedError } from '@accounting-site/session';
import { useEffect, useRef, useState } from 'react';
import { ReauthenticationDeclined } from '../../../lib/reauthentication/with-reauthentication.ts';
import { type Failure, failureOf } from './failure-of.ts';

export interface ActionState {
  busy: boolean;
  failure?: Failure | undefined;
}

const idle: ActionState = { busy: false };

/**
 * Runs one action at a time and says how it went. A button that is disabled while it works loses the focus, so it is
 * given back afterwards, unless the action has put it elsewhere.
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
      // Whoever would not prove who they are changed nothing; a session that ended leads to the sign-in page.
      const isOver = error instanceof ReauthenticationDeclined || error instanceof SessionEndedError;
      setState({ busy: false, failure: isOver ? undefined : failureOf(error) });
    } finally {
      running.current = false;
    }
  }

  /** Shows another failure than that of the last action, or none. */
  const setFailure = (failure: Failure | undefined) => setState({ busy: false, failure });
  return { ...state, run, setFailure };
}

/** Nowhere, or in a dialog that has just closed: the browser tells of that only when it paints again. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !activeElement.checkVisibility();
}

import { SessionEndedError } from '@accounting-site/session';
import { useRef, useState } from 'react';
import { ReauthenticationDeclined } from '../reauthentication/use-reauthentication.ts';
import { type Failure, failureOf } from './failure-of.ts';

interface ActionState {
  busy: boolean;
  failure?: Failure | undefined;
}

const idle: ActionState = { busy: false };

/** Runs one action at a time and reports its result. */
export function useAction() {
  const [state, setState] = useState(idle);
  const running = useRef(false);

  async function run(task: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
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

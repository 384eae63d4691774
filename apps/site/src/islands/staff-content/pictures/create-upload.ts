import type { NewPicture } from '@accounting-site/contract/staff/staff-pictures';
import { SessionEndedError } from '@accounting-site/session';
import { type Failure, failureOf } from '../../../lib/actions/failure-of.ts';
import { isFinal } from '../../../lib/desk/desk-failure.ts';

export interface UploadState {
  isBusy: boolean;
  failure?: Failure | undefined;
  /** Whether the same picture can be sent again. */
  canRetry?: boolean;
}

interface UploadOptions {
  /** Makes what is sent of a file. Resolves to a message if it cannot be sent. */
  prepare: (file: File) => Promise<NewPicture | string>;
  /** Resolves to the path of the picture. */
  send: (picture: NewPicture, signal: AbortSignal) => Promise<string>;
  onStored: (path: string, picture: NewPicture) => void;
  onState: (state: UploadState) => void;
}

/** Uploads one picture at a time: another choice replaces it, and after a failure it can be sent again. */
export function createUpload({ prepare, send, onStored, onState }: UploadOptions) {
  let running: AbortController | undefined;
  /** Kept until it is stored: the file need not be chosen and made smaller again. */
  let prepared: NewPicture | undefined;

  function stop() {
    running?.abort();
    prepared = undefined;
    onState({ isBusy: false });
  }

  async function sendPrepared(picture: NewPicture, { signal }: AbortController) {
    try {
      const path = await send(picture, signal);
      if (signal.aborted) return;
      stop();
      onStored(path, picture);
    } catch (error) {
      if (signal.aborted) return;
      // The page redirects to sign-in.
      if (error instanceof SessionEndedError) return stop();
      if (isFinal(error)) prepared = undefined;
      onState({ isBusy: false, failure: failureOf(error), canRetry: prepared !== undefined });
    }
  }

  return {
    async choose(file: File) {
      stop();
      const controller = new AbortController();
      running = controller;
      onState({ isBusy: true });
      const picture = await prepare(file);
      if (controller.signal.aborted) return;
      if (typeof picture === 'string') {
        const failure: Failure = { reason: 'refused', message: picture, errors: {} };
        return onState({ isBusy: false, failure });
      }
      prepared = picture;
      await sendPrepared(picture, controller);
    },
    async retry() {
      if (prepared === undefined) return;
      running = new AbortController();
      onState({ isBusy: true, canRetry: true });
      await sendPrepared(prepared, running);
    },
    /** Forgets the picture, also one that is on its way. */
    stop,
  };
}

export type AutosaveState =
  | { status: 'idle' | 'waiting' | 'saving' }
  | { status: 'saved'; at: number }
  /** `isFinal`: sending the same again cannot succeed. */
  | { status: 'failed'; error: unknown; isFinal: boolean };

interface AutosaveOptions<Value> {
  send: (value: Value) => Promise<void>;
  /** Keeps what is not saved yet in the browser; undefined once it is saved. */
  keep: (value: Value | undefined) => void;
  isFinal: (error: unknown) => boolean;
  onState: (state: AutosaveState) => void;
}

/** After the last change, in milliseconds. */
export const savePause = 1_000;
const retryPause = 10_000;

export type Autosave<Value> = ReturnType<typeof createAutosave<Value>>;

/**
 * Saves what is typed: after a pause, one request at a time, and again after a failure that may pass. Until
 * then the text is kept in the browser.
 */
export function createAutosave<Value>({ send, keep, isFinal, onState }: AutosaveOptions<Value>) {
  let unsaved: { value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isStopped = false;

  function report(state: AutosaveState) {
    if (!isStopped) onState(state);
  }

  function plan(pause: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), pause);
  }

  async function sendLatest(): Promise<void> {
    while (unsaved !== undefined) {
      const sent = unsaved;
      report({ status: 'saving' });
      try {
        await send(sent.value);
      } catch (error) {
        const final = isFinal(error);
        const isNewer = unsaved !== sent;
        // A change made meanwhile may be what fixes it.
        if (!isNewer || !final) report({ status: 'failed', error, isFinal: final });
        if (isNewer || !final) plan(isNewer ? savePause : retryPause);
        return;
      }
      if (unsaved !== sent) {
        // What was typed meanwhile replaces the text that was just saved.
        keep(unsaved?.value);
        continue;
      }
      unsaved = undefined;
      keep(undefined);
      report({ status: 'saved', at: Date.now() });
    }
  }

  /** Sends now what is not saved. Resolves when it is sent or has failed. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendLatest().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  return {
    changed(value: Value) {
      unsaved = { value };
      keep(value);
      report({ status: 'waiting' });
      plan(savePause);
    },
    flush,
    /** Forgets what is not saved. */
    forget() {
      clearTimeout(timer);
      unsaved = undefined;
      keep(undefined);
      report({ status: 'idle' });
    },
    /** Sends what is left, without reports. */
    async stop() {
      isStopped = true;
      await flush();
    },
  };
}

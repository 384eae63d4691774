export type AutosaveState =
  | { status: 'idle' | 'waiting' | 'saving' }
  | { status: 'saved'; at: number }
  /** `isFinal`: sending the same again cannot succeed. */
  | { status: 'failed'; error: unknown; isFinal: boolean };

interface AutosaveOptions<Value> {
  send: (value: Value) => Promise<void>;
  /**
   * Keeps what is not saved yet in the browser; undefined once it is saved.
   * @param sent what was sent without a response so far: the server may have stored it
   */
  keep: (value: Value | undefined, sent?: Value) => void;
  isFinal: (error: unknown) => boolean;
  onState: (state: AutosaveState) => void;
}

/** After the last change, in milliseconds. */
export const savePause = 1_000;
/** Between two saves while someone is typing, in milliseconds: each one sends the whole entry. */
export const saveGap = 10_000;
const retryPause = 10_000;

export type Autosave<Value> = ReturnType<typeof createAutosave<Value>>;

/**
 * Saves what is typed: after a pause, but not too often, one request at a time, and again after a failure that may pass.
 * Until then the text is kept in the browser.
 */
export function createAutosave<Value>({ send, keep, isFinal, onState }: AutosaveOptions<Value>) {
  let unsaved: { value: Value } | undefined;
  /** Sent, without a response so far. */
  let unanswered: typeof unsaved;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;
  /** Whether what is typed during a save is sent right after it: someone leaves, or waits for it. */
  let isUrgent = false;
  let isStopped = false;

  function report(state: AutosaveState) {
    if (!isStopped) onState(state);
  }

  function plan(pause: number) {
    clearTimeout(timer);
    const gap = sentAt + saveGap - performance.now();
    if (!isStopped) timer = setTimeout(() => void save(), Math.max(pause, gap));
  }

  async function sendLatest(): Promise<void> {
    while (unsaved !== undefined) {
      // After a lost response, the same text goes first: the server may have stored it, and accepts only it again.
      unanswered ??= unsaved;
      const sent = unanswered;
      keep(unsaved.value, sent.value);
      report({ status: 'saving' });
      sentAt = performance.now();
      try {
        await send(sent.value);
        unanswered = undefined;
      } catch (error) {
        const final = isFinal(error);
        if (final) unanswered = undefined;
        const isNewer = unsaved !== sent;
        // A change made meanwhile may be what fixes it.
        if (!isNewer || !final) report({ status: 'failed', error, isFinal: final });
        if (isNewer || !final) plan(final ? savePause : retryPause);
        return;
      }
      // What was typed meanwhile replaces the text that was just saved.
      if (unsaved !== sent) {
        if (isUrgent || unsaved === undefined) continue;
        keep(unsaved.value);
        report({ status: 'waiting' });
        return plan(savePause);
      }
      unsaved = undefined;
      keep(undefined);
      report({ status: 'saved', at: Date.now() });
    }
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendLatest().finally(() => {
      sending = undefined;
      isUrgent = false;
    });
    return sending;
  }

  /** Sends now what is not saved. Resolves when it is sent or has failed. */
  function flush(): Promise<void> {
    isUrgent = true;
    return save();
  }

  return {
    changed(value: Value) {
      unsaved = { value };
      keep(value, unanswered?.value);
      report({ status: 'waiting' });
      plan(savePause);
    },
    flush,
    /** Forgets what is not saved. */
    forget() {
      clearTimeout(timer);
      unsaved = unanswered = undefined;
      keep(undefined);
      report({ status: 'idle' });
    },
    /** Stops, and sends what is left, without reports. @param mayFlush false when someone else is signed in by now */
    async stop(mayFlush: boolean) {
      isStopped = true;
      clearTimeout(timer);
      isUrgent = mayFlush;
      if (mayFlush) await flush();
    },
  };
}

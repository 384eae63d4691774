/** People type slower than this on a phone, and each list that is loaded costs them data. */
const pauseMs = 700;

/** Calls `apply` once when typing pauses. */
export function createTypingPause(apply: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function finish(): void {
    stop();
    apply();
  }
  return {
    /** Call it for each character. */
    typed() {
      stop();
      timer = setTimeout(finish, pauseMs);
    },
    /** Whether something typed is not applied yet. */
    isWaiting: () => timer !== undefined,
    /** Applies what is typed without waiting longer. */
    end() {
      if (timer !== undefined) finish();
    },
    stop,
  };
}

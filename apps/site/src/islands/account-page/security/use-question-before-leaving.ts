import { useEffect } from 'react';

/** Has the browser ask for confirmation before leaving a page with content that is shown only once. */
export function useQuestionBeforeLeaving(isOnlyHere: boolean): void {
  useEffect(() => {
    if (!isOnlyHere) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOnlyHere]);
}

import { useEffect } from 'react';

/** Has the browser ask before the page is left, while it shows what is shown once. */
export function useQuestionBeforeLeaving(isOnlyHere: boolean): void {
  useEffect(() => {
    if (!isOnlyHere) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOnlyHere]);
}

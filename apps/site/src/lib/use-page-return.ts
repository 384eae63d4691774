import { useEffect, useRef } from 'react';

/** Calls back when the page is shown again as it was left, by the back button: a form in it may still be busy. */
export function usePageReturn(onReturn: () => void) {
  const callback = useRef(onReturn);
  callback.current = onReturn;
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && callback.current();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}

import { useEffect, useRef } from 'react';

/**
 * Calls back when the browser restores the page with the back button. A form in it is still busy and has its
 * input, which may include a password, and the person at the browser may have changed.
 */
export function usePageReturn(onReturn: () => void) {
  const callback = useRef(onReturn);
  callback.current = onReturn;
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && callback.current();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}

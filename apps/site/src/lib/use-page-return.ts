import { useEffect, useRef } from 'react';

/**
 * Calls back when the page is shown again as it was left, by the back button. A form in it is still busy, and
 * holds what was typed: also a password, and whoever comes back need not be who typed it.
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

/** Empties the password of a form. */
export function clearPassword(form: HTMLFormElement) {
  const password = form.elements.namedItem('password');
  if (password instanceof HTMLInputElement) password.value = '';
}

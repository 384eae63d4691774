import { useEffect } from 'react';

/** Goes to the section that the address names, once it is there: it was not when the browser looked for it. */
export function useLinkedSection(isThere: boolean): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (isThere && id !== '') document.getElementById(id)?.scrollIntoView();
  }, [isThere]);
}

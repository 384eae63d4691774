import { useEffect } from 'react';

/**
 * Scrolls to the section named in the URL once it is rendered. It did not exist when the browser looked for
 * it.
 */
export function useLinkedSection(isThere: boolean): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (isThere && id !== '') document.getElementById(id)?.scrollIntoView();
  }, [isThere]);
}

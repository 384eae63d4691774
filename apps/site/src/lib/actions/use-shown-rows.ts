import { useEffect, useRef, useState } from 'react';

/**
 * How many rows of a long table are shown. When more are shown, the head of the first new row receives the
 * focus, because the button that was pressed may be gone.
 */
export function useShownRows(atFirst: number) {
  const [shown, setShown] = useState(atFirst);
  const body = useRef<HTMLTableSectionElement>(null);
  const readOnAt = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the rows were added
  useEffect(() => {
    if (readOnAt.current === undefined) return;
    body.current?.rows[readOnAt.current]?.querySelector('th')?.focus();
    readOnAt.current = undefined;
  }, [shown]);

  function show(count: number) {
    readOnAt.current = shown;
    setShown(count);
  }
  return { shown, body, show };
}

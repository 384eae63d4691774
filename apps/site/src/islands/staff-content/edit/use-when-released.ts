import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that makes a change of the layout after the mouse button is released. A change that moves the
 * control below the pointer would make the click miss it: pressing a control takes the focus from another field,
 * whose error is shown then, and what the server responds can arrive while the button is down.
 */
export function useWhenReleased() {
  const waiting = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    const press = ({ button }: MouseEvent) => {
      if (button === 0) waiting.current ??= [];
    };
    const release = () => {
      const changes = waiting.current ?? [];
      waiting.current = undefined;
      // The click follows.
      setTimeout(() => {
        for (const change of changes) change();
      });
    };
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    addEventListener('mousedown', press, options);
    addEventListener('mouseup', release, options);
    // What is dragged, such as a link or a selected text, is not released.
    addEventListener('dragend', release, options);
    return () => controller.abort();
  }, []);
  return useCallback((change: () => void) => {
    if (waiting.current) waiting.current.push(change);
    else change();
  }, []);
}

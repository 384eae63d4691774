import { useEffect, useState } from 'react';

/** Whether the network is available again after a failure. */
export function useBackOnline(failed: boolean): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    setBack(false);
    if (!failed) return;
    const onOnline = () => setBack(true);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [failed]);
  return back;
}

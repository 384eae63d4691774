import { useEffect, useState } from 'react';
import { usePage } from '../page-context.ts';
import { listProviders } from './security-calls.ts';

/** The providers that the owner has configured; none until that is known, and none where it cannot be. */
export function useConfiguredProviders(): readonly string[] {
  const { call } = usePage();
  const [configured, setConfigured] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    listProviders(call, controller.signal).then(
      (providers) => controller.signal.aborted || setConfigured(providers),
      // Linking is offered the next time; what is linked is shown all the same.
      () => {},
    );
    return () => controller.abort();
  }, [call]);
  return configured;
}

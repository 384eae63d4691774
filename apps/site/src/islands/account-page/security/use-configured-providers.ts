import { useEffect, useState } from 'react';
import { usePage } from '../../../lib/actions/page-context.ts';
import { listProviders } from './security-calls.ts';

/** The configured providers; empty until they are loaded, and if loading fails. */
export function useConfiguredProviders(): readonly string[] {
  const { call } = usePage();
  const [configured, setConfigured] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    listProviders(call, controller.signal).then(
      (providers) => controller.signal.aborted || setConfigured(providers),
      // Linking is offered at the next visit. Accounts that are already linked are shown anyway.
      () => {},
    );
    return () => controller.abort();
  }, [call]);
  return configured;
}

import { appHostPaths } from '@accounting-site/contract/call-paths';
import { useEffect, useState } from 'react';
import { browserSession } from '../../lib/session/browser-session.ts';

/** Which other companies' accounts the owner has configured: none until the answer is there, or when none comes. */
export function useProviders(appHost: string): readonly string[] {
  const [available, setAvailable] = useState<readonly string[]>([]);
  useEffect(() => {
    // Another application answers the calls of specification §7, and this is none of them.
    if (appHost !== '') return;
    const controller = new AbortController();
    browserSession(appHost)
      .callApp(appHostPaths.providers, { method: 'GET' }, { signal: controller.signal })
      .then(
        (answer) => setAvailable(readProviders(answer)),
        () => {}, // The buttons stay as they are.
      );
    return () => controller.abort();
  }, [appHost]);
  return available;
}

function readProviders(answer: unknown): string[] {
  const providers = (answer as { providers?: unknown } | undefined)?.providers;
  return Array.isArray(providers) ? providers.filter((name) => typeof name === 'string') : [];
}

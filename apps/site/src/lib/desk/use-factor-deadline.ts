import * as appHostEndpoints from '@accounting-site/contract/app-host-endpoints';
import { useEffect, useState } from 'react';
import { browserSession } from '../../lib/session/browser-session.ts';

/**
 * The date from which staff endpoints require an authenticator app that this account lacks; undefined until
 * it is known.
 */
export function useFactorDeadline(): string | undefined {
  const [deadline, setDeadline] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    browserSession('')
      .callApp(appHostEndpoints.readAccount, {}, { signal: controller.signal })
      .then((account) => {
        const by = (account as { staffSecondFactorBy?: unknown }).staffSecondFactorBy;
        if (typeof by === 'string') setDeadline(by);
      })
      .catch(() => {}); // The list shows its own error message.
    return () => controller.abort();
  }, []);
  return deadline;
}

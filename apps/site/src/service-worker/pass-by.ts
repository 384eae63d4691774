import { sitePath } from '@accounting-site/contract/endpoints';
import * as siteEndpoints from '@accounting-site/contract/site-endpoints';

/**
 * Routes the requests sent when a page is left past the worker (Static Routing API). Chromium loses most of
 * them if a worker handles them. In browsers without that API nothing changes.
 */
export function passBy(event: ExtendableEvent) {
  const { addRoutes } = event as InstallEvent;
  addRoutes?.call(event, { condition: { urlPattern: sitePath(siteEndpoints.vitals) }, source: 'network' });
}

/** Types that TypeScript's library does not have yet. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rule: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>;
}

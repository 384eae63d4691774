import { siteBasePath, vitalsPath } from '@accounting-site/contract/call-paths';

/**
 * Sends what a page says when it is left past the worker (Static Routing API). Chromium loses most of those calls
 * where a worker stands between them and the network. Browsers that do not know routes have no such rule.
 */
export function passBy(event: ExtendableEvent) {
  const { addRoutes } = event as InstallEvent;
  addRoutes?.call(event, { condition: { urlPattern: siteBasePath + vitalsPath }, source: 'network' });
}

/** What the library of TypeScript does not know yet. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rule: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>;
}

import type { Page } from '@playwright/test';

/** Playwright's own message when the service worker is blocked in a test. */
const workerKeptOut = 'Service Worker registration blocked by Playwright';

/**
 * Collects the errors of a page from now on: errors and warnings of its console, failed requests, and
 * violations of its Content Security Policy or Trusted Types.
 */
export async function watchPage(page: Page): Promise<string[]> {
  const problems: string[] = [];
  // The document itself may have status 404, like the not-found page.
  const isDocument = (address: string) => address === page.url();
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isDocument(message.location().url)) return;
    if (message.text() === workerKeptOut) return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests.
    if (reason === 'net::ERR_ABORTED' && request.resourceType() === 'fetch') return;
    problems.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    problems.push(`answered ${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`policy: ${violation.effectiveDirective} refused ${violation.blockedURI}`);
    });
  });
  return problems;
}

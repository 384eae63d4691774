import { cleanErrorMessage } from '@accounting-site/contract/reports/without-personal-data';

/** A browser's description of an uncaught error or an unhandled rejection. */
export type Failure = Partial<Pick<ErrorEvent, 'message' | 'filename' | 'lineno' | 'colno'>> & {
  readonly reason?: unknown;
};

/** The location of an error. Browsers format stacks differently, but locations the same. */
const placeInStack = /(https?:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})/;

/**
 * Builds the error report for the site.
 * @param origin of the page
 * @returns undefined for errors outside of the site's scripts, such as a browser extension's, and for errors
 * without information
 */
export function describeError(
  failure: Failure,
  origin: string,
): { message: string; place: string } | undefined {
  const { reason, message = messageOf(reason) } = failure;
  const place = placeOf(failure, origin);
  const cleaned = cleanErrorMessage(message);
  return place === undefined || cleaned === '' ? undefined : { message: cleaned, place };
}

/** Other thrown values may contain anything, so they are not reported. */
function messageOf(reason: unknown): string {
  return reason instanceof Error ? `${reason.name}: ${reason.message}` : '';
}

function placeOf({ filename, lineno, colno, reason }: Failure, origin: string): string | undefined {
  const stack = reason instanceof Error ? reason.stack : undefined;
  const [, address = filename, line = lineno, column = colno] = placeInStack.exec(stack ?? '') ?? [];
  if (!address?.startsWith(`${origin}/`)) return undefined;
  // An inline script has the page's URL, which may contain anything. The page is reported separately.
  const file = /^\/_astro\/([\w.-]{1,100})$/.exec(address.slice(origin.length))?.[1] ?? 'page';
  return `${file}:${line}:${column}`;
}

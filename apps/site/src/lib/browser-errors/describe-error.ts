import { cleanErrorMessage } from '@accounting-site/contract/error-message';

/** What a browser says of an error that nobody caught, or of a promise that nobody waited for. */
export type Failure = Partial<Pick<ErrorEvent, 'message' | 'filename' | 'lineno' | 'colno'>> & {
  readonly reason?: unknown;
};

/** Where an error happened. Browsers write stacks in different ways, and the address of a place in the same. */
const placeInStack = /(https?:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})/;

/**
 * What the site is told of a failure.
 * @param origin that of the page
 * @returns undefined for what is not of our scripts, such as an extension's, or says nothing
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

/** Whatever else was thrown may hold anything. */
function messageOf(reason: unknown): string {
  return reason instanceof Error ? `${reason.name}: ${reason.message}` : '';
}

function placeOf({ filename, lineno, colno, reason }: Failure, origin: string): string | undefined {
  const stack = reason instanceof Error ? reason.stack : undefined;
  const [, address = filename, line = lineno, column = colno] = placeInStack.exec(stack ?? '') ?? [];
  if (!address?.startsWith(`${origin}/`)) return undefined;
  // A script that stands in a page has the address of the page, which is told already and may hold anything.
  const file = /^\/_astro\/([\w.-]{1,100})$/.exec(address.slice(origin.length))?.[1] ?? 'page';
  return `${file}:${line}:${column}`;
}

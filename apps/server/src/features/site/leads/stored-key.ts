/** To what a key belongs: a kind of request and, of staff, an account and a lead. */
interface KeyOwner {
  request: 'call' | 'added' | 'change' | 'note';
  accountId?: string | undefined;
  leadId?: string;
}

/**
 * The idempotency key of a request as it is stored, so that a caller may use the same key elsewhere. A demo
 * request is stored with the key alone, which has no colon.
 */
export const storedKey = (key: string, { request, accountId, leadId }: KeyOwner): string =>
  [request, accountId, leadId, key].filter((part) => part !== undefined).join(':');

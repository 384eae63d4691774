/** Whether a parsed JSON value is an object or a list. Its members still need to be checked. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * The time of a date and time field, which staff fill in with Ghana's time; undefined if it is incomplete or after the
 * year 9999.
 */
export function timeOfField(value: string): string | undefined {
  const time = Date.parse(`${value}Z`);
  return /^\d{4}-.*T/.test(value) && !Number.isNaN(time) ? new Date(time).toISOString() : undefined;
}

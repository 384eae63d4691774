/** The time of a date and time field, which staff fill in with Ghana's time; undefined if it is incomplete. */
export function timeOfField(value: string): string | undefined {
  const time = Date.parse(`${value}Z`);
  return value.includes('T') && !Number.isNaN(time) ? new Date(time).toISOString() : undefined;
}

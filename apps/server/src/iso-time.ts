export function isoTime(time: number): string;
export function isoTime(time: number | null | undefined): string | null;

/** A time in ISO 8601 and UTC, or null if there is none. @param time milliseconds since 1970 */
export function isoTime(time: number | null | undefined): string | null {
  return time == null ? null : new Date(time).toISOString();
}

/** A time in ISO 8601 as a list shows it: 2026-11-02 09:00. */
export function formatMinute(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

/** Formats an ISO 8601 time for lists: 2026-11-02 09:00. */
export function formatMinute(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

/** The number of sessions that a command ended, as a sentence. */
export function countSessions(ended: number): string {
  if (ended === 0) return 'No session was open.';
  return ended === 1 ? '1 session ended.' : `${ended} sessions ended.`;
}

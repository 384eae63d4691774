/** Formats a waiting time for people, like `15 minutes`. @param wait seconds */
export function inMinutes(wait: number): string {
  const minutes = Math.ceil(wait / 60);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

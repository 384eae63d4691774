/** Today in the visitor's time zone: 2026-11-16. */
export function todayHere(now = new Date()): string {
  const padded = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${padded(now.getMonth() + 1)}-${padded(now.getDate())}`;
}

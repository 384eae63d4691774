/**
 * Today in Ghana, whose time zone is UTC: 2026-11-16. Due days are those of Ghana, wherever the visitor is.
 * @param known a day that is not in the future: a clock that says an earlier one is wrong
 */
export function todayInGhana(known = ''): string {
  const today = new Date().toISOString().slice(0, 10);
  return today > known ? today : known;
}

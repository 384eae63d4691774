/** A table as RFC 4180 wants it. A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
export function toCsv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headings, ...rows].map(csvLine).join('\r\n');
}

/** One line of such a table, without its end. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(cell).join(',');
}

function cell(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && !isPhoneNumber(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** +233 24 123 4567 is no formula, and reads better as it is. */
function isPhoneNumber(text: string): boolean {
  return /^\+[\d ]+$/.test(text);
}

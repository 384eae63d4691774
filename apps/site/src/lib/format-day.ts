let inWords: Intl.DateTimeFormat | undefined;
let withoutYear: Intl.DateTimeFormat | undefined;

// Both are made when they are first needed: that takes a slow phone a tenth of a second.

/** A day as visitors read it: 2026-11-16 becomes 16 November 2026. */
export function formatDay(day: string): string {
  inWords ??= new Intl.DateTimeFormat('en-GH', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return inWords.format(new Date(`${day}T00:00:00Z`));
}

/** The day of a moment not long ago, by the visitor's own clock: 21 November. */
export function formatRecentDay(moment: number | string): string {
  withoutYear ??= new Intl.DateTimeFormat('en-GH', { day: 'numeric', month: 'long' });
  return withoutYear.format(new Date(moment));
}

const inWords = new Intl.DateTimeFormat('en-GH', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as visitors read it: 2026-11-16 becomes 16 November 2026. */
export const formatDay = (day: string) => inWords.format(new Date(`${day}T00:00:00Z`));

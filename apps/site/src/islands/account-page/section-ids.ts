/** The anchors of the page's sections, in order. Emails and other pages may link to them. */
export const sectionIds = {
  alerts: 'stock-alerts',
  import: 'import',
  profile: 'profile',
  security: 'security',
  sessions: 'sessions',
  data: 'your-data',
} as const;

/** A starter list with the columns of the import: content/en/downloads. */
export const stockListTemplate = '/downloads/stock-list.csv';

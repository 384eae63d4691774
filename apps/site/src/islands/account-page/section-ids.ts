/** The anchors of the page's sections, in order. Emails and other pages may link to them. */
export const sectionIds = {
  alerts: 'stock-alerts',
  import: 'import',
  profile: 'profile',
  security: 'security',
  sessions: 'sessions',
  data: 'your-data',
} as const;

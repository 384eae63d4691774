/** The anchors of the page's sections, in their order. Mails and other pages may lead to them. */
export const sectionIds = {
  alerts: 'stock-alerts',
  import: 'import',
  profile: 'profile',
  security: 'security',
  sessions: 'sessions',
  data: 'your-data',
} as const;

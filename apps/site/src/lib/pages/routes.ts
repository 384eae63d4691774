/** The paths of the first language. */
const paths = {
  home: '/',
  features: '/features',
  solutions: '/solutions',
  industry: (slug: string) => `/solutions/${slug}`,
  pricing: '/pricing',
  savings: '/pricing/savings',
  questions: '/pricing/questions',
  switch: '/switch',
  compare: '/compare',
  contact: '/contact',
  /** The file that the server sends for /contact?plan=annually. */
  contactPlan: (plan: string) => `/contact/plan/${plan}`,
  integrations: '/integrations',
  resources: '/resources',
  resourceGuides: '/resources/guides',
  resource: (slug: string) => `/resources/${slug}`,
  story: (slug: string) => `/resources/stories/${slug}`,
  templates: '/resources/templates',
  template: (slug: string) => `/resources/templates/${slug}`,
  templatePrint: (slug: string) => `/resources/templates/${slug}/print`,
  tools: '/resources/tools',
  tool: (slug: string) => `/resources/tools/${slug}`,
  filingCalendarFile: (name: string) => `/downloads/filing-calendar-${name}.ics`,
  webinar: (id: string) => `/resources/webinars/${id}`,
  webinarRegistered: '/webinar-registered',
  search: '/search',
  searchIndex: '/search-index.json',
  offline: '/offline',
  feed: '/feed.xml',
  articleFeedbackSent: '/article-feedback/sent',
  about: '/about',
  careers: '/careers',
  gdpr: '/gdpr',
  terms: '/terms',
  security: '/security',
  privacy: '/privacy',
  accessibility: '/accessibility',
  login: '/login',
  forgotPassword: '/forgot-password',
  forgotPasswordCheckMail: '/forgot-password/check-mail',
  resetPassword: '/reset-password',
  resetPasswordDone: '/reset-password/done',
  register: '/register',
  /** The file that the server sends for /register?plan=annually. */
  registerPlan: (plan: string) => `/register/plan/${plan}`,
  registerFor: (method: string) => `/register/${method}`,
  registerCheckMail: '/register/check-mail',
  registerConfirm: '/register/confirm',
  registerDone: '/register/done',
  confirmEmail: '/confirm-email',
  confirmEmailDone: '/confirm-email/done',
  account: '/account',
  /** What needs doing today, and the site's numbers. */
  staff: '/staff',
  staffLeads: '/staff/leads',
  /** What visitors read, to change and publish it. */
  staffContent: '/staff/content',
  staffMembers: '/staff/members',
  demoRequest: '/demo-request',
  callRequestSent: '/call-request/sent',
  helpCenter: '/Help Center',
  helpDocumentation: '/help/documentation',
  helpVideos: '/help/videos',
  helpFaqs: '/help/faqs',
  helpCommunity: '/help/community',
  helpMobile: '/help/mobile',
  helpArticle: (slug: string) => `/help/article/${slug}`,
  mobile: '/mobile',
  blog: '/blog',
  guides: '/guides',
  webinars: '/webinars',
  apiDocs: '/api docs',
} as const;

/** Written out, because the types of a service worker have no document. */
interface InBrowser {
  document?: { documentElement: { dataset: Record<string, string | undefined> } };
}

/**
 * How the addresses of the page's language begin, in the browser. A build has the paths of the first language:
 * lib/languages/lead-to-language.ts leads the links of a page to its own language.
 */
const prefix = (globalThis as unknown as InBrowser).document?.documentElement.dataset.prefix;

/** Every path that code links to. Content links by path, and the build checks those links. */
export const routes: typeof paths = prefix === undefined ? paths : startWith(prefix);

/**
 * The address of a plain form that a script renders. It names the language of the page, as
 * lib/languages/lead-to-language.ts does for the forms of a build.
 */
export const formAddress = (path: string): string =>
  prefix === undefined ? path : `${path}?language=${prefix.slice(1)}`;

/** The desk is in the first language only. */
function startWith(prefix: string): typeof paths {
  const lead = (path: string) => (path.startsWith(paths.staff) ? path : prefix + (path === '/' ? '' : path));
  const entries = Object.entries(paths).map(([name, path]) => [
    name,
    typeof path === 'string' ? lead(path) : (part: string) => lead(path(part)),
  ]);
  return Object.fromEntries(entries);
}

/** A path as the value of a link: spaces and non-ASCII characters are percent-encoded. */
export const href = (path: string) => encodeURI(path);

/** Whether a navigation link is the current page. /features is an alias of the home page. */
export const isCurrent = (linkPath: string, pagePath: string) =>
  linkPath === pagePath ||
  (linkPath === routes.home && pagePath === routes.features) ||
  (linkPath !== routes.home && pagePath.startsWith(`${linkPath}/`));

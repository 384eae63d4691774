import { pictureFolder } from '../pictures/picture-entries.ts';

/** Entries of the content that the team looks for in one place. */
export interface ContentGroup {
  id: string;
  title: string;
  /** The name of the language, if it is a group of translations. */
  language?: string;
  /** What the team finds here, in one sentence. */
  hint: string;
  /** Paths below content/, with titles for those whose file has none. `folder/*` is every file of a folder. */
  files: Readonly<Record<string, string>>;
  /** If articles can be added and deleted: what they are, and where. The site finds them by their folder. */
  adds?: { what: string; folder: string };
}

/** The groups of the first language, in the order of the editor. Each of its files is in one of them. */
export const contentGroups: readonly ContentGroup[] = [
  {
    id: 'prices',
    title: 'Prices and plans',
    hint: 'What each plan costs and includes, and how people pay.',
    files: { 'plans.yaml': 'Plans and prices', 'payments.yaml': 'Ways to pay' },
  },
  {
    id: 'company',
    title: 'Company and contact',
    hint: 'Phone numbers, email addresses, the office, and what the company says about the product.',
    files: { 'contact.yaml': 'Contact details', 'claims.yaml': 'What we say about the product' },
  },
  {
    id: 'hours',
    title: 'Opening hours and closed days',
    hint: 'When people answer, on which days nobody does, and how fast you reply.',
    files: { 'hours.yaml': 'Opening hours and closed days' },
  },
  {
    id: 'announcement',
    title: 'Announcement',
    hint: 'One line above every page, for as long as you choose.',
    files: { 'en/announcement.yaml': 'Announcement' },
  },
  {
    id: 'pages',
    title: 'Pages',
    hint: 'The text of each page of the site.',
    files: {
      'en/pages/home.yaml': 'Home',
      'en/pages/pricing.yaml': 'Pricing',
      'en/pages/solutions.yaml': 'Solutions',
      'en/pages/about.yaml': 'About us',
      'en/pages/contact.yaml': 'Contact',
      'en/pages/careers.yaml': 'Careers',
      'en/pages/compare.yaml': 'Compare',
      'en/pages/integrations.yaml': 'Integrations',
      'en/pages/resources.yaml': 'Resources',
      'en/resources-index.yaml': 'What the Resources page lists',
      'en/pages/guides.yaml': 'List of guides',
      'en/pages/webinar.yaml': 'Webinars page',
      'en/pages/search.yaml': 'Search',
      'en/pages/maintenance.yaml': 'Maintenance page',
      'en/pages/not-found.yaml': 'Page not found',
      'en/pages/offline.yaml': 'Offline page',
      'en/help-pages/help-center.yaml': 'Help center',
      'en/help-pages/documentation.yaml': 'Order of the help articles',
      'en/help-pages/videos.yaml': 'Help videos page',
      'en/help-pages/community.yaml': 'Community page',
      'en/help-pages/mobile.yaml': 'Help for phones',
      'en/article.yaml': 'What every article shows',
      'en/article-feedback.yaml': 'Was this helpful?',
      'en/e-vat.yaml': 'Note about E-VAT',
      'en/pictures.yaml': 'Pictures of the product',
    },
  },
  {
    id: 'questions',
    title: 'Questions and answers',
    hint: 'The questions that customers ask most.',
    files: { 'en/help-pages/faqs.yaml': 'Questions and answers', 'en/buying/*': 'Before you buy' },
  },
  {
    id: 'testimonials',
    title: 'Testimonials',
    hint: 'What customers say, on the home page.',
    files: { 'en/testimonials.yaml': 'Testimonials' },
  },
  {
    id: 'team',
    title: 'Team',
    hint: 'The people on the page About us.',
    files: { 'en/team.yaml': 'Team' },
  },
  {
    id: 'webinars',
    title: 'Webinars',
    hint: 'The webinars that people can register for.',
    files: { 'webinars.yaml': 'Webinars', 'en/webinar-schedule.yaml': 'When a webinar takes place' },
  },
  {
    id: 'help',
    title: 'Help articles',
    hint: 'The articles of the help center.',
    files: { 'en/help/*': 'Help article' },
    adds: { what: 'help article', folder: 'en/help' },
  },
  {
    id: 'guides',
    title: 'Guides',
    hint: 'Longer articles about bookkeeping and tax.',
    files: { 'en/resources/*': 'Guide' },
    adds: { what: 'guide', folder: 'en/resources' },
  },
  {
    id: 'stories',
    title: 'Stories',
    hint: 'How customers work with the product.',
    files: { 'en/stories/*': 'Story' },
    adds: { what: 'story', folder: 'en/stories' },
  },
  {
    id: 'industries',
    title: 'Industries',
    hint: 'One page for each kind of business.',
    files: { 'en/industries/*': 'Industry', 'en/pages/industry.yaml': 'What every industry page shows' },
  },
  {
    id: 'tools',
    title: 'Calculators and tax rates',
    hint: 'The tax rates, and the calculators that use them.',
    files: {
      'taxes.yaml': 'Tax rates and dates',
      'en/tools-index.yaml': 'List of calculators',
      'en/tools/*': 'Calculator',
    },
  },
  {
    id: 'templates',
    title: 'Templates and downloads',
    hint: 'Sheets that visitors download and print.',
    files: {
      'en/templates/*': 'Template',
      'en/pages/templates.yaml': 'List of templates',
      'en/downloads/*': 'Download',
    },
  },
  {
    id: 'pictures',
    title: 'Pictures',
    hint: 'Photos and drawings. Add them where they are shown: in an article, a testimonial or the team.',
    files: { [`${pictureFolder}/*`]: 'Picture' },
  },
  {
    id: 'menus',
    title: 'Menus and footer',
    hint: 'The links at the top and bottom of every page.',
    files: { 'navigation.yaml': 'Menus', 'en/frame.yaml': 'Top and bottom of every page' },
  },
  {
    id: 'redirects',
    title: 'Redirects',
    hint: 'Where visitors go who open the address of a page that you deleted or renamed.',
    files: { 'redirects.yaml': 'Redirects' },
  },
  {
    id: 'forms',
    title: 'Forms and accounts',
    hint: 'Forms for visitors, sign-in, and the pages of an account.',
    files: {
      'en/pages/demo-request.yaml': 'Request a demo',
      'en/pages/call-me.yaml': 'Call me',
      'en/form-terms.yaml': 'What a form says about personal data',
      'en/pages/register.yaml': 'Start a free trial',
      'en/pages/login.yaml': 'Sign in',
      'en/pages/password.yaml': 'Forgotten password',
      'en/pages/confirm-email.yaml': 'Confirm an email address',
      'en/pages/confirm-sign-up.yaml': 'Confirm a new account',
      'en/pages/account.yaml': 'Account',
      'en/pages/elsewhere.yaml': 'Accounts in another application',
      'en/app-form.yaml': 'What every form shows',
      'en/password-field.yaml': 'Password field',
      'en/provider-sign-in.yaml': 'Sign in with Google or Facebook',
      'en/pages/staff.yaml': 'Desk: today',
      'en/pages/staff-leads.yaml': 'Desk: leads',
      'en/pages/staff-content.yaml': 'Desk: content',
      'en/pages/staff-members.yaml': 'Desk: members',
      'en/desk.yaml': 'Desk: every page',
      'en/preview-bar.yaml': 'Desk: bar of a preview',
    },
  },
  {
    id: 'emails',
    title: 'Emails',
    hint: 'The emails that the site sends.',
    files: {
      'en/mail/demo-request-to-visitor.yaml': 'Answer to a form',
      'en/mail/demo-request-to-sales.yaml': 'A lead, to your team',
      'en/mail/lead-reminders.yaml': 'Reminders of leads, to your team',
      'en/mail/release-published.yaml': 'A change of the site, to your team',
      'en/mail/webinar-confirmation.yaml': 'Webinar confirmation',
      'en/mail/webinar-message.yaml': 'Message to everyone registered for a webinar',
      'en/mail/mailed-link.yaml': 'Links to confirm and to set a password',
      'en/mail/account-notice.yaml': 'Notices about an account',
    },
  },
  {
    id: 'legal',
    title: 'Legal texts',
    hint: 'Privacy policy, terms and the other legal pages.',
    files: { 'en/legal/*': 'Legal text', 'en/legal-pages.yaml': 'What every legal page shows' },
  },
  {
    id: 'brand',
    title: 'Brand and colours',
    hint: 'The name of the product, its promise and its colours.',
    files: { 'brand.yaml': 'Brand and colours' },
  },
  {
    id: 'languages',
    title: 'Languages',
    hint: 'The languages of the site, and which of them visitors see.',
    files: { 'languages.yaml': 'Languages' },
  },
];

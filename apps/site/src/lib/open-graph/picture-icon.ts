import type { SitePage } from '../pages/own-pages.ts';
import { routes } from '../pages/routes.ts';

/** The icons of pages without one in their content: by path, or by the start of it. The first that fits is used. */
const icons: readonly (readonly [path: string, icon: string])[] = [
  [routes.savings, 'piggy-bank'],
  [routes.questions, 'message-circle-question-mark'],
  [routes.pricing, 'tags'],
  [routes.switch, 'arrow-left-right'],
  [routes.compare, 'scale'],
  [routes.solutions, 'store'],
  [routes.integrations, 'plug'],
  [routes.contact, 'phone'],
  [routes.demoRequest, 'presentation'],
  [routes.about, 'notebook-pen'],
  [routes.careers, 'users'],
  [routes.register, 'sprout'],
  [routes.login, 'key-round'],
  [routes.forgotPassword, 'key-round'],
  [routes.search, 'search'],
  [routes.tools, 'calculator'],
  [routes.templates, 'file-spreadsheet'],
  [routes.story(''), 'message-square-quote'],
  [routes.webinar(''), 'video'],
  [routes.resources, 'book-open'],
  [routes.helpVideos, 'circle-play'],
  [routes.helpFaqs, 'message-circle-question-mark'],
  [routes.helpCommunity, 'users'],
  [routes.helpMobile, 'smartphone'],
  ['/help', 'life-buoy'],
  [routes.helpCenter, 'life-buoy'],
  [routes.security, 'shield-check'],
  [routes.accessibility, 'accessibility'],
  [routes.privacy, 'file-lock'],
  [routes.gdpr, 'file-lock'],
  [routes.terms, 'file-text'],
];

/** The icon on the picture of a page. */
export const pictureIcon = ({ path, icon }: Pick<SitePage, 'path' | 'icon'>): string =>
  icon ?? icons.find(([start]) => path.startsWith(start))?.[1] ?? 'receipt-text';

/** The path of a page's picture: /og/pricing.png for /pricing, /og/help-center.png for /Help Center. */
export const picturePath = (path: string) => `/og/${pictureName(path)}.png`;

/** The file name of a page's picture below /og, without extension. */
export const pictureName = (path: string) => path.slice(1).toLowerCase().replaceAll(' ', '-') || 'home';

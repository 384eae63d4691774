import { href } from './routes.ts';

/** The absolute URL of a path, with the site's origin SITE_URL. */
export const absoluteUrl = (path: string) => new URL(href(path), import.meta.env.SITE).href;

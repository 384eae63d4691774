import { href } from './routes.ts';

/** The address of a path with the origin of the site, SITE_URL. */
export const absoluteUrl = (path: string) => new URL(href(path), import.meta.env.SITE).href;

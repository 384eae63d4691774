import { listBuiltPages } from '../../tools/built-site.ts';

/** Every page of the built site, so that a new page is tested without anybody listing it. */
export const sitePages = listBuiltPages();

/** An address on the wire: /Help%20Center for /Help Center. */
export const toAddress = (path: string) => encodeURI(path);

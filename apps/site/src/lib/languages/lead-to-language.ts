import { attributeOf, elementsOf, parsePage, placeOf } from '../../../integrations/finish-site/page.ts';

/**
 * Rewrites links and forms to the page's language. Texts and code use the addresses of the first language, so
 * that a link is written once for all languages.
 * @param prefix the URL prefix of the language, like /fr
 * @param isPage whether the language has a page at this path, which may be percent-encoded
 */
export function leadToLanguage(html: string, prefix: string, isPage: (path: string) => boolean): string {
  const page = parsePage(prefix, html);
  const lead = (tag: string, attribute: string) => {
    for (const element of elementsOf(page, tag)) {
      const address = attributeOf(element, attribute);
      if (!/^\/(?!\/)/.test(address)) continue;
      const [path = ''] = address.split(/[?#]/);
      const written = ` ${attribute}="`;
      const at = html.indexOf(written, placeOf(element).start) + written.length;
      if (address.startsWith('/api/')) {
        // Without script, the address of a form or a calendar file says in which language its visitor is answered.
        page.edit.appendLeft(at + address.length, `?language=${prefix.slice(1)}`);
      } else if (element.attribs.hreflang === undefined && isPage(path)) {
        // The home page of a language has no slash at the end: /fr.
        page.edit.overwrite(at, at + path.length, prefix + (path === '/' ? '' : path));
      }
    }
  };
  lead('a', 'href');
  lead('form', 'action');
  return page.edit.toString();
}

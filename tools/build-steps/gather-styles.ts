/**
 * Merges the styles of a page into one element at the end of its head, in their order: the order of the
 * layers, the rules of the page, and what Astro writes before the first island, where HTML allows no style.
 * @param html one page as Astro built it
 */
export function gatherStyles(html: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const rules = new Set<string>();
  const gather = (_style: string, css: string) => {
    rules.add(css);
    return '';
  };
  const head = html.slice(0, end).replace(/<style>([\s\S]*?)<\/style>/g, gather);
  const body = html.slice(end).replace(/<style>(astro-island[\s\S]*?)<\/style>/g, gather);
  const style = rules.size > 0 ? `<style>${[...rules].join('')}</style>` : '';
  return head + style + body;
}

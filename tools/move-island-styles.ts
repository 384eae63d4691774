/**
 * Moves the style that Astro writes before the first island of a page into the head: HTML allows no style elsewhere.
 * @param html one page as Astro built it
 */
export function moveIslandStyles(html: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const styles: string[] = [];
  const body = html.slice(end).replace(/<style>astro-island[^<]*<\/style>/g, (style) => {
    if (!styles.includes(style)) styles.push(style);
    return '';
  });
  return html.slice(0, end) + styles.join('') + body;
}

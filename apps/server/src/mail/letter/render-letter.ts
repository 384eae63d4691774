import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** An email as HTML, and as plain text for mail programs that do not show HTML. */
export function renderLetter(letter: ReactElement): { html: string; text: string } {
  const html = renderToStaticMarkup(letter);
  return { html: `<!doctype html>${html}`, text: toPlainText(html) };
}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * The heading, paragraphs and buttons of letter.ts as React writes them, without the brand above the heading. The
 * address of a link follows its label.
 */
function toPlainText(html: string): string {
  return html
    .slice(html.indexOf('<h1'))
    .split(/<\/(?:h1|p|table)>/)
    .map((block) =>
      block
        .replace(/[ \t\r\n\f\u200b]+/g, ' ')
        .replace(/<a href="(?:mailto:)?([^"]*)"[^<>]*>([^<]*)<\/a>/g, (_link, address, label) =>
          address === label ? label : `${label} ${address}`,
        )
        .replace(/<br\/>/g, '\n')
        .replace(/<[^<>]*>/g, '')
        .replace(/ ?\n ?/g, '\n')
        .replace(/&(?:amp|lt|gt|quot|#x27);/g, (character) => characters[character] ?? '')
        .trim(),
    )
    .filter((block) => block !== '')
    .join('\n\n');
}

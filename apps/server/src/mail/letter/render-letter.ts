import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

export async function renderLetter(letter: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(letter);
  const text = toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] });
  return { html, text };
}

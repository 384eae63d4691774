import { readTokens, type Token } from '@accounting-site/ui/contrast/read-tokens';

/**
 * Shows both themes on one page: below data-theme="light" and data-theme="dark", whatever the browser
 * prefers.
 * @param tokens the text of tokens.css
 */
export function themeRules(tokens: string): string {
  const { jobs, dark } = readTokens(tokens);
  return `@layer tokens {
  [data-theme] { color-scheme: light; background: var(--ground); color: var(--text); ${declare(jobs)} }
  [data-theme="dark"] { color-scheme: dark; ${declare(dark)} }
}`;
}

const declare = (tokens: Token[]) => tokens.map(({ name, value }) => `${name}: ${value};`).join(' ');

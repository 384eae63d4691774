/** One custom property of tokens.css. */
export interface Token {
  name: string;
  /** As it is written: a value, or var() of another token. */
  value: string;
  /** What the comment behind it says. */
  note: string;
}

export type Theme = 'light' | 'dark';

/** tokens.css, taken apart. */
export interface Tokens {
  /** First tier: raw colours. */
  palette: Token[];
  /** Second tier: names by job, as they are in the light theme. */
  jobs: Token[];
  /** Those of the second tier that are something else in the dark theme. */
  dark: Token[];
}

/**
 * Takes the text of tokens.css apart: its first :root is the palette, its second holds the names by job, its third,
 * inside the dark scheme's media query, what is different there. A fourth, for browsers that ask for more contrast, only
 * puts one of these colours in the place of a paler one.
 */
export function readTokens(css: string): Tokens {
  const [palette, jobs, dark, _moreContrast, ...others] = [...css.matchAll(/:root \{([^}]*)\}/g)].map(
    ([, block = '']) => readBlock(block),
  );
  if (!palette || !jobs || !dark || others.length > 0) {
    throw new Error(
      'tokens.css must hold four :root blocks: the palette, the names by job, the dark theme, more contrast',
    );
  }
  return { palette, jobs, dark };
}

function readBlock(block: string): Token[] {
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.*?)\s*\*\/)?/g)].map(
    ([, name = '', value = '', note = '']) => ({ name, value, note }),
  );
}

/**
 * The value of a token in a theme, with every var() filled in.
 * @throws when a name is used that tokens.css does not declare
 */
export function resolveToken({ palette, jobs, dark }: Tokens, name: string, theme: Theme): string {
  const declared = [...palette, ...jobs, ...(theme === 'dark' ? dark : [])];
  const fillIn = (wanted: string): string => {
    const found = declared.findLast((token) => token.name === wanted);
    if (!found) throw new Error(`tokens.css does not declare ${wanted}`);
    return found.value.replaceAll(/var\((--[\w-]+)\)/g, (_whole, inner: string) => fillIn(inner));
  };
  return fillIn(name);
}

/** The names by job whose value is one colour. */
export const colourNames = (tokens: Tokens): string[] =>
  tokens.jobs
    .map((token) => token.name)
    .filter((name) => /^(?:oklch\([^()]+\)|#[\da-f]{6})$/.test(resolveToken(tokens, name, 'light')));

/** One custom property of tokens.css. */
export interface Token {
  name: string;
  /** The declared value: a literal, or var() of another token. */
  value: string;
  /** The comment after the declaration. */
  note: string;
}

export type Theme = 'light' | 'dark';

/** The parsed tokens.css. */
export interface Tokens {
  /** First tier: raw colours. */
  palette: Token[];
  /** Second tier: semantic names, with their values in the light theme. */
  jobs: Token[];
  /** The second-tier tokens that differ in the dark theme. */
  dark: Token[];
}

/**
 * Parses tokens.css: its first :root is the palette, its second has the colours by semantic name, its third the
 * sizes, its fourth, inside the dark scheme's media query, the differences of the dark theme. A fifth, for
 * browsers that prefer more contrast, only replaces pale colours with stronger ones.
 */
export function readTokens(css: string): Tokens {
  const [palette, colours, sizes, dark, _moreContrast, ...others] = [
    ...css.matchAll(/:root(?:,\s*\.paper)? \{([^}]*)\}/g),
  ].map(([, block = '']) => readBlock(block));
  if (!palette || !colours || !sizes || !dark || others.length > 0) {
    throw new Error(
      'tokens.css must hold five :root blocks: the palette, colours by job, sizes, the dark theme, more contrast',
    );
  }
  return { palette, jobs: [...colours, ...sizes], dark };
}

function readBlock(block: string): Token[] {
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.*?)\s*\*\/)?/g)].map(
    ([, name = '', value = '', note = '']) => ({ name, value, note }),
  );
}

/**
 * The value of a token in a theme, with every var() resolved.
 * @throws if a name is used that tokens.css does not declare
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

/** The semantic names whose value is one colour. */
export const colourNames = (tokens: Tokens): string[] =>
  tokens.jobs
    .map((token) => token.name)
    .filter((name) => /^#[\da-f]{6}$/.test(resolveToken(tokens, name, 'light')));

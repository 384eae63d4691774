import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTokens, type Token } from '@accounting-site/ui/contrast/read-tokens';
import type { AstroIntegration } from 'astro';

const tokensFile = fileURLToPath(new URL('../../../packages/ui/src/tokens.css', import.meta.url));

/**
 * /styleguide, in development only: every token and every control, in every state and both themes. A build
 * contains neither the page nor the CSS changes it needs.
 */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/styleguide', entrypoint: './src/styleguide/styleguide.astro' });
        updateConfig({ vite: { plugins: [themes, states] } });
      },
    },
  };
}

const themes = {
  name: 'styleguide-themes',
  transform: {
    filter: { id: /\/styleguide\/themes\.css(?:\?|$)/ },
    handler(this: { addWatchFile(file: string): void }) {
      this.addWatchFile(tokensFile);
      return { code: themeRules(readFileSync(tokensFile, 'utf8')), map: null };
    },
  },
};

const states = {
  name: 'styleguide-states',
  transform: {
    filter: { id: /\.css(?:\?(?!raw)|$)/ },
    handler: (code: string) => ({ code: forceStates(code), map: null }),
  },
};

/** Focusable elements. Other elements must not show the focus ring. */
const controls = ':is(a, button, input, select, textarea, summary, [tabindex])';

/**
 * Shows a state without a pointer: rules for :hover, :focus-visible and :active also apply inside an element
 * whose data-state contains that word. The specificity of each selector is unchanged.
 */
export function forceStates(css: string): string {
  return css.replaceAll(/:(hover|active|focus-visible)(?![\w-])/g, (real, state: string) => {
    const forced = `[data-state~="${state}"]`;
    return `:is(${real}, :where(${forced} ${state === 'focus-visible' ? controls : '*'}))`;
  });
}

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

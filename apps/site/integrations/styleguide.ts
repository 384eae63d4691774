import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forceStates } from './styleguide-states.ts';
import { themeRules } from './styleguide-themes.ts';

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

import type { AstroIntegration } from 'astro';

/**
 * Adds two Astro client directives:
 * client:intent hydrates at the first touch, focus, input or submit inside the island, and then replays it;
 * client:session hydrates immediately, but only if the browser has a stored session.
 */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'session']) {
          addClientDirective({ name, entrypoint: `./src/client-directives/${name}.ts` });
        }
      },
    },
  };
}

import type { AstroIntegration } from 'astro';

/**
 * Two moments of hydration of our own:
 * client:intent - at the first touch, focus, input or submit inside the island, which is then replayed;
 * client:session - at once, but only for a visitor whose browser holds a session.
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

import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | 'at-once' | `with-${string}`;
    'client:session'?: boolean;
  }
}

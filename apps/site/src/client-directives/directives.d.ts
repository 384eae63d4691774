import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | 'ahead' | `with-${string}`;
    'client:session'?: boolean;
  }
}

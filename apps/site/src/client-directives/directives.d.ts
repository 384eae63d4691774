import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | 'at-once';
    'client:session'?: boolean;
  }
}

import { readBrand } from '@accounting-site/content/facts/facts';
import { readPalette } from '@accounting-site/content/files/palette';
import type { APIRoute } from 'astro';
import { routes } from '../lib/pages/routes.ts';

const palette = readPalette();
const monochrome = {
  src: '/icon-monochrome.svg',
  sizes: 'any',
  type: 'image/svg+xml',
  purpose: 'monochrome',
};

/** The web app manifest, used when a visitor adds the site to the home screen. */
export const GET: APIRoute = () => {
  const brand = readBrand();
  return Response.json({
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'en-GH',
    start_url: routes.home,
    scope: routes.home,
    display: 'minimal-ui',
    background_color: palette['paper-50'],
    theme_color: palette['primary-600'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ...(brand.logo ? [] : [monochrome]),
    ],
  });
};

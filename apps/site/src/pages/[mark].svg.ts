import { readBrand } from '@accounting-site/content/facts/facts';
import type { APIRoute, GetStaticPaths } from 'astro';
import { brandMark } from '../lib/brand/brand-mark.ts';

/** The drawn mark as a silhouette, for phones that colour icons by their theme. An owner's logo has none. */
export const getStaticPaths = (() =>
  readBrand().logo ? [] : [{ params: { mark: 'icon-monochrome' } }]) satisfies GetStaticPaths;

export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${brandMark.gold}${brandMark.paper}"/></svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );

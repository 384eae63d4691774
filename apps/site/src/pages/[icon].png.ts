import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon } from '../lib/open-graph/draw-mark.ts';

/** The logo for home screens. An iPhone rounds its corners itself. */
export const getStaticPaths = (() =>
  Object.entries({ 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }).map(([icon, size]) => ({
    params: { icon },
    props: { size },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(await drawIcon(props.size), { headers: { 'content-type': 'image/png' } });

import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon } from '../lib/open-graph/draw-mark.ts';

const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512, 'icon-maskable': 512 };

/** The logo for home screens. An iPhone rounds its corners itself. */
export const getStaticPaths = (() =>
  Object.entries(sizes).map(([icon, size]) => ({
    params: { icon },
    props: { size, isMaskable: icon === 'icon-maskable' },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number; isMaskable: boolean }> = async ({ props }) =>
  new Response(await drawIcon(props.size, props.isMaskable), { headers: { 'content-type': 'image/png' } });

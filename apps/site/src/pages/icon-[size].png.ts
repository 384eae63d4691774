import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon } from '../lib/open-graph/draw-mark.ts';

export const getStaticPaths = (() =>
  [192, 512].map((size) => ({ params: { size: `${size}` }, props: { size } }))) satisfies GetStaticPaths;

/** The logo for home screens. */
export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(await drawIcon(props.size), { headers: { 'content-type': 'image/png' } });

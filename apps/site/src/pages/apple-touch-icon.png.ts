import type { APIRoute } from 'astro';
import { drawIcon } from '../lib/open-graph/draw-mark.ts';

/** The logo for the home screen of an iPhone, which rounds the corners itself. */
export const GET: APIRoute = async () =>
  new Response(await drawIcon(180), { headers: { 'content-type': 'image/png' } });

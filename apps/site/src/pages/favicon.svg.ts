import type { APIRoute } from 'astro';
import { drawMark } from '../lib/open-graph/draw-mark.ts';

const corners = 6;

/** The logo for browser tabs. */
export const GET: APIRoute = () =>
  new Response(drawMark(corners), { headers: { 'content-type': 'image/svg+xml' } });

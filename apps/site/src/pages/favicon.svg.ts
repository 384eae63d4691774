import type { APIRoute } from 'astro';
import { drawLogo, drawMark } from '../lib/open-graph/draw-mark.ts';

const corners = 6;

/** The logo for browser tabs. */
export const GET: APIRoute = async () => {
  const logo = await drawLogo(64);
  return new Response(logo ? svgAround(logo) : drawMark(corners), {
    headers: { 'content-type': 'image/svg+xml' },
  });
};

const svgAround = (logo: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${logo.toString('base64')}"/></svg>`;

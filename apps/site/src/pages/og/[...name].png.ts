import { readBrand } from '@accounting-site/content/facts';
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawPicture } from '../../lib/open-graph/draw-picture.ts';
import { keptPicture } from '../../lib/open-graph/kept-pictures.ts';
import { pictureName } from '../../lib/open-graph/picture-path.ts';
import { readSitePages } from '../../lib/pages/site-pages.ts';

export const getStaticPaths = (() =>
  readSitePages().map(({ path, title, description }) => ({
    params: { name: pictureName(path) },
    props: { title, description },
  }))) satisfies GetStaticPaths;

/** The preview picture of one page for shared links. */
export const GET: APIRoute<{ title: string; description: string }> = async ({ props }) => {
  const values = { brand: readBrand().name, ...props };
  const picture = await keptPicture(values, () => drawPicture(values));
  return new Response(picture, { headers: { 'content-type': 'image/png' } });
};

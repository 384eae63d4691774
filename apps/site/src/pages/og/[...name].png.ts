import { readBrand } from '@accounting-site/content/facts/facts';
import { readPicture } from '@accounting-site/content/pictures/read-picture';
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawPicture } from '../../lib/open-graph/draw-picture.ts';
import { keptPicture } from '../../lib/open-graph/kept-pictures.ts';
import { pictureIcon, pictureName } from '../../lib/open-graph/picture-icon.ts';
import { findLinkedPage, listSitePaths } from '../../lib/pages/site-pages.ts';

export const getStaticPaths = (() =>
  listSitePaths().map((path) => ({
    params: { name: pictureName(path) },
    props: { path },
  }))) satisfies GetStaticPaths;

/** The preview picture of one page for shared links. */
export const GET: APIRoute<{ path: string }> = async ({ props }) => {
  const { name: brand, logo } = readBrand();
  const page = findLinkedPage(props.path);
  if (page === undefined) throw new Error(`There is no page ${props.path}.`);
  const values = { brand, title: page.title, description: page.description, icon: pictureIcon(page) };
  const key = logo ? { ...values, logo: readPicture(logo.file).hash } : values;
  const picture = await keptPicture(key, () => drawPicture(values));
  return new Response(picture, { headers: { 'content-type': 'image/png' } });
};

import { pictureFolder } from '@accounting-site/content/pictures/picture-entries';
import { readPicture } from '@accounting-site/content/pictures/read-picture';
import { listContent, readContentBytes } from '@accounting-site/content/reading/content-files';
import type { APIRoute, GetStaticPaths } from 'astro';
import { keptPicture } from '../../lib/open-graph/kept-pictures.ts';
import { encodeSize } from '../../lib/pictures/encode-size.ts';
import { builtFolder, listSizes } from '../../lib/pictures/picture-sizes.ts';

interface Props {
  file: string;
  hash: string;
  width: number;
}

/** Each picture of the content in the sizes that pages use. */
export const getStaticPaths = (() =>
  listContent(pictureFolder, '')
    .map((name) => readPicture(`${pictureFolder}/${name}`))
    .flatMap((picture) =>
      listSizes(picture).map(({ name, width }) => ({
        params: { built: builtFolder, picture: name },
        props: { file: picture.file, hash: picture.hash, width } satisfies Props,
      })),
    )) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { file, hash, width } }) => {
  const small = await keptPicture({ picture: hash, width: `${width}` }, () =>
    encodeSize(readContentBytes(file), width),
  );
  return new Response(small, { headers: { 'content-type': 'image/webp' } });
};

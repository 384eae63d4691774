import { basename, extname } from 'node:path';
import { type ContentPicture, readPicture } from '@accounting-site/content/pictures/read-picture';
import type { Picture } from '@accounting-site/content/reading/fields';

/** In pixels: a face or a logo, a phone, and a sharp phone or a wide screen. */
const widths = [160, 400, 800];

/** One size of a picture as the site serves it. */
interface PictureSize {
  /** The name of the file. It contains the hash, so that browsers keep it. */
  name: string;
  width: number;
}

/** The folder of files that browsers keep for ever. */
export const builtFolder = '_astro';

/** The sizes that are made of a picture: none is larger than the picture. */
export function listSizes({ file, hash, width }: ContentPicture): PictureSize[] {
  const name = basename(file, extname(file));
  const wanted = [...new Set(widths.map((each) => Math.min(each, width)))];
  return wanted.map((each) => ({ name: `${name}.${hash.slice(0, 10)}-${each}.webp`, width: each }));
}

const addressOf = ({ name }: PictureSize) => `/${builtFolder}/${name}`;

/**
 * The attributes of an img element that is always small: a face, or a logo.
 * @param file its path below content/
 * @param atMost its width in pixels on a sharp screen: the nearest of the widths above
 * @throws ContentError if there is no such picture
 */
export function describeSmallPicture(file: string, atMost: number) {
  const picture = readPicture(file);
  const [smallest, ...others] = listSizes(picture);
  const size = others.findLast(({ width }) => width <= atMost) ?? smallest ?? { name: '', width: 1 };
  return {
    src: addressOf(size),
    width: size.width,
    height: Math.max(1, Math.round((size.width * picture.height) / picture.width)),
    loading: 'lazy',
    decoding: 'async',
  } as const;
}

/**
 * The attributes of an img element in several sizes. Its proportions are known before it has loaded, so nothing
 * moves, and it loads when someone scrolls near it.
 * @param sizes how wide it is shown, as CSS says it
 */
export function describePicture(file: string, sizes: string) {
  const all = listSizes(readPicture(file));
  const srcSet = all.map((size) => `${addressOf(size)} ${size.width}w`).join(', ');
  return { ...describeSmallPicture(file, Number.POSITIVE_INFINITY), srcSet, sizes } as const;
}

/** The attributes of the photo of a person, if there is one. */
export const describePortrait = (picture: Picture | undefined) =>
  picture && { ...describeSmallPicture(picture.file, 160), alt: picture.alt };

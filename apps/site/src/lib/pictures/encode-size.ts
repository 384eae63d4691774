import { openPicture } from './open-picture.ts';

/** Half a second on a slow network. */
const atMost = 20_000;
/** Of WebP. The last is for photos full of detail, which may be larger. */
const qualities = [75, 60, 45, 30];

/** A picture in one of its sizes, as WebP of at most 20,000 bytes where its detail allows. */
export async function encodeSize(picture: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  let encoded = new Uint8Array();
  for (const quality of qualities) {
    const small = openPicture(picture).resize({ width, withoutEnlargement: true });
    encoded = new Uint8Array(await small.webp({ quality, effort: 5 }).toBuffer());
    if (encoded.byteLength <= atMost) break;
  }
  return encoded;
}

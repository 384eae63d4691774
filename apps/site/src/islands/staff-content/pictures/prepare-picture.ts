import { pictureTooLarge, pictureUnreadable } from '@accounting-site/contract/fields/validation-messages';
import { pictureMaxBytes, pictureMaxSide } from '@accounting-site/contract/staff/picture-limits';
import type { NewPicture } from '@accounting-site/contract/staff/staff-pictures';
import { nameFor } from '../choose/search-entries.ts';

/** Below this a picture is sent as it is, if it is not too wide: encoding it again would cost sharpness. */
const smallEnough = 400 * 1024;

/**
 * Shrinks a photo, to save the data of the sender, and makes what the upload sends of it.
 * @returns the name, and the file as base64; a message if it cannot be sent
 */
export async function preparePicture(file: File): Promise<NewPicture | string> {
  // A file of a cloud, or one that was moved since, may not be readable.
  return prepare(file).catch(() => pictureUnreadable);
}

async function prepare(file: File): Promise<NewPicture | string> {
  const small = await shrink(file).catch(() => undefined);
  const sent = small !== undefined && small.size < file.size ? small : file;
  if (sent.size > pictureMaxBytes) return pictureTooLarge;
  const name = nameFor(file.name.replace(/\.\w+$/, ''), 60);
  return { name: name.length < 2 ? `picture-${name}` : name, data: await asBase64(sent) };
}

/** @returns undefined for a picture that is small already @throws if the browser cannot decode it */
async function shrink(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, pictureMaxSide / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size <= smallEnough) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // JPEG has no transparency. A browser that cannot write WebP writes PNG.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, 0.82));
}

const asBase64 = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`.replace(/^.*?,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

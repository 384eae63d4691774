import { z } from 'zod';
import { pictureTooLarge } from '../fields/validation-messages.ts';
import { pictureMaxBytes } from './picture-limits.ts';
import { entryName } from './staff-content.ts';

/** Body of POST /api/site/staff/content/pictures. */
export const newPictureSchema = z.object({
  name: entryName.describe('A number is added to a name that is taken.'),
  data: z
    .string()
    .max(Math.ceil(pictureMaxBytes / 3) * 4, { error: pictureTooLarge })
    .describe('A JPEG, PNG, WebP or AVIF as base64. The publisher makes it a WebP of at most 1,600 pixels.'),
});

export type NewPicture = z.infer<typeof newPictureSchema>;

/** Response of POST /api/site/staff/content/pictures. */
export const addedPictureSchema = z.object({
  path: z.string().describe('The entry of the picture, such as images/esi-quaye.webp.'),
});

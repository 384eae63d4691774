import type { Picture as PictureWords } from '@accounting-site/content/reading/fields';
import { describePicture } from '../../lib/pictures/picture-sizes.ts';

interface PictureProps {
  picture: PictureWords;
  /** How wide it is shown, as in an img element. */
  sizes: string;
}

/** A picture of the content, as wide as its place. */
export const Picture = ({ picture: { file, alt }, sizes }: PictureProps) => (
  <img {...describePicture(file, sizes)} alt={alt} className="picture" />
);

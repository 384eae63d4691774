import { pictureTooLarge, pictureUnreadable } from '@accounting-site/contract/fields/validation-messages';
import { pictureMaxBytes, pictureMaxSide } from '@accounting-site/contract/staff/picture-limits';
import type { NewPicture } from '@accounting-site/contract/staff/staff-pictures';
import { SelectField } from '@accounting-site/ui/Field';
import { FilePicker } from '@accounting-site/ui/FilePicker';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { useAction } from '../../../lib/actions/use-action.ts';
import { nameFor } from '../choose/search-entries.ts';
import { addPicture } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import { keepPicture, PicturePreview } from './PicturePreview.tsx';

interface PictureChoiceProps {
  id: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Its path. Empty for none. */
  chosen: string;
  onChoose: (path: string) => void;
}

/** Phones offer their camera for these as well, and convert what they store in another format. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Chooses a picture: one that was uploaded before, a file, or a photo taken now. */
export function PictureChoice({ id, label, help, error, chosen, onChoose }: PictureChoiceProps) {
  const { call, words, pictures, readList } = useContentDesk();
  const { busy, failure, run, setFailure } = useAction();
  const said = words.pictures;
  const isListed = chosen === '' || pictures.some(({ path }) => path === chosen);

  async function upload(file: File | undefined) {
    if (file === undefined) return;
    const refuse = (message: string) => setFailure({ reason: 'refused', message, errors: {} });
    // A file of a cloud, or one that was moved since, may not be readable.
    const picture = await preparePicture(file).catch(() => null);
    if (picture === null) return refuse(pictureUnreadable);
    if (picture === undefined) return refuse(pictureTooLarge);
    await run(async () => {
      const path = await addPicture(call, picture);
      keepPicture(path, picture.data);
      onChoose(path);
      void readList();
    });
  }
  return (
    <div className="stack gap-3">
      <PicturePreview path={chosen} alt={said.chosen} />
      <SelectField
        id={id}
        label={label}
        help={help}
        error={error}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{said.none}</option>
        {!isListed && <option value={chosen}>{chosen}</option>}
        {pictures.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </SelectField>
      <FilePicker
        id={`${id}-file`}
        label={busy ? said.uploading : said.upload}
        accept={accepted}
        aria-disabled={busy || undefined}
        onChoose={([file]) => void upload(file)}
      />
      <Outcome failure={failure} />
    </div>
  );
}

/** Below this a picture is sent as it is, if it is not too wide: encoding it again would cost sharpness. */
const smallEnough = 400 * 1024;

/**
 * Shrinks a photo, to save the data of the sender, and makes what the upload sends of it.
 * @returns the name, and the file as base64; undefined if the server would refuse it as too large
 */
async function preparePicture(file: File): Promise<NewPicture | undefined> {
  const small = await shrink(file).catch(() => undefined);
  const sent = small !== undefined && small.size < file.size ? small : file;
  if (sent.size > pictureMaxBytes) return undefined;
  const name = nameFor(file.name.replace(/\.\w+$/, ''))
    .slice(0, 60)
    .replace(/-$/, '');
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

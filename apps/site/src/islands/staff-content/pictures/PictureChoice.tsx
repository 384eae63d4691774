import { pictureTooLarge } from '@accounting-site/contract/validation-messages';
import { SelectField } from '@accounting-site/ui/Field';
import { FilePicker } from '@accounting-site/ui/FilePicker';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { useAction } from '../../../lib/actions/use-action.ts';
import { addPicture } from '../content-calls.ts';
import { useContentDesk } from '../content-desk.ts';
import { keepPicture, PicturePreview } from './PicturePreview.tsx';
import { preparePicture } from './prepare-picture.ts';

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
    const picture = await preparePicture(file);
    if (picture === undefined) return setFailure({ reason: 'refused', message: pictureTooLarge, errors: {} });
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
        disabled={busy}
        onChoose={([file]) => void upload(file)}
      />
      <Outcome failure={failure} />
    </div>
  );
}

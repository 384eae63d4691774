import { Button } from '@accounting-site/ui/Button';
import { SelectField } from '@accounting-site/ui/Field';
import { FilePicker } from '@accounting-site/ui/FilePicker';
import { Outcome } from '../../../lib/actions/Outcome.tsx';
import { passOnFocus } from '../../../lib/actions/pass-on-focus.ts';
import { Options } from '../../../lib/desk/Options.tsx';
import { useContentDesk } from '../content-desk.ts';
import { PicturePreview } from './PicturePreview.tsx';
import { useUpload } from './use-upload.ts';

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
  const { words, pictures } = useContentDesk();
  const { isBusy, failure, canRetry, upload } = useUpload(onChoose);
  const said = words.pictures;
  const isListed = chosen === '' || pictures.some(({ path }) => path === chosen);
  return (
    <div className="stack gap-3">
      <PicturePreview path={chosen} alt={said.chosen} />
      <SelectField
        id={id}
        label={label}
        help={help}
        error={error}
        value={chosen}
        onChange={({ target }) => {
          upload.stop();
          onChoose(target.value);
        }}
      >
        <option value="">{said.none}</option>
        {!isListed && <option value={chosen}>{chosen}</option>}
        <Options of={pictures.map(({ path, title }) => [path, title])} />
      </SelectField>
      <FilePicker
        id={`${id}-file`}
        label={isBusy ? said.uploading : said.upload}
        accept={accepted}
        onChoose={([file]) => file && void upload.choose(file)}
      />
      <Outcome failure={failure} />
      {canRetry && (
        <div ref={passOnFocus}>
          <Button variant="secondary" busy={isBusy} onClick={() => void upload.retry()}>
            {words.failures.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

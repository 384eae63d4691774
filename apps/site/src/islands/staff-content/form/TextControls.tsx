import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { TextArea, TextField } from '@accounting-site/ui/Field';
import { useState } from 'react';
import styles from './Form.module.css';
import type { FieldOf } from './field-of.ts';
import { type ControlProps, useControl, useForm } from './form-context.ts';
import { finishedNumber, typedNumber } from './values.ts';

/** A text. Its box grows with it. */
export function TextControl(props: ControlProps<FieldOf<'text'>>) {
  const { frame, text, setText } = useControl(props);
  return (
    <div className={`stack gap-1 ${styles.text}`}>
      <TextArea
        {...frame}
        rows={Math.min(12, Math.ceil((text.length + 1) / 60))}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Limit field={props.field} length={text.trim().length} />
    </div>
  );
}

/** How many characters are missing or left. */
function Limit({ field, length }: { field: FieldOf<'text' | 'link'>; length: number }) {
  const { words } = useForm();
  const { atLeast, atMost } = field;
  if (atLeast !== undefined && length > 0 && length < atLeast) {
    return <p className="quiet tiny">{fillSlots(words.missing, { count: `${atLeast - length}` })}</p>;
  }
  if (atMost === undefined) return null;
  return length > atMost ? (
    <p className="tiny danger">{fillSlots(words.over, { count: `${length - atMost}` })}</p>
  ) : (
    <p className="quiet tiny">{fillSlots(words.left, { count: `${atMost - length}` })}</p>
  );
}

/** A number. While it is typed it may be a text, such as "2.". */
export function NumberControl(props: ControlProps<FieldOf<'number'>>) {
  const { frame, text, set } = useControl(props);
  return (
    <div className={styles.short}>
      <TextField
        {...frame}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => set(props.path, typedNumber(target.value))}
        onBlur={() => {
          const number = finishedNumber(text);
          if (typeof props.value === 'string' && number !== undefined) set(props.path, number);
        }}
      />
    </div>
  );
}

/** A number or a word, such as unlimited. */
export function MixedControl(props: ControlProps<FieldOf<'mixed'>>) {
  const { frame, text, set } = useControl(props);
  return (
    <div className={styles.short}>
      <TextField
        {...frame}
        autoComplete="off"
        list={`${frame.id}-list`}
        value={text}
        onChange={({ target }) => set(props.path, typedNumber(target.value))}
      />
      <datalist id={`${frame.id}-list`}>
        {props.field.options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </div>
  );
}

/** A day or a time of day. */
export function DayControl(props: ControlProps<FieldOf<'date' | 'time'>>) {
  const { frame, text, setText } = useControl(props);
  return (
    <div className={styles.short}>
      <TextField
        {...frame}
        type={props.field.kind}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}

/** The address of a page. The pages of the site are offered. */
export function LinkControl(props: ControlProps<FieldOf<'link'>>) {
  const { frame, text, setText } = useControl(props);
  const pages = useSitePages();
  return (
    <div>
      <TextField
        {...frame}
        autoComplete="off"
        spellCheck={false}
        list={`${frame.id}-pages`}
        value={text}
        onFocus={pages.load}
        onChange={({ target }) => setText(target.value)}
      />
      <PageList id={`${frame.id}-pages`} pages={pages.list} />
    </div>
  );
}

/** The pages of the site, once they are needed. */
export function useSitePages() {
  const [list, setList] = useState<SitePageLink[]>([]);
  const load = () => {
    if (list.length === 0) void loadSitePages().then(setList);
  };
  return { list, load };
}

export function PageList({ id, pages }: { id: string; pages: SitePageLink[] }) {
  return (
    <datalist id={id}>
      {pages.map(({ path, title }) => (
        <option key={path} value={path}>
          {title}
        </option>
      ))}
    </datalist>
  );
}

/** A page of the site, as the link picker offers it. */
interface SitePageLink {
  path: string;
  title: string;
}

let loading: Promise<SitePageLink[]> | undefined;

/** The pages that visitors can find, from the index of the search. Loaded once, when a picker is used. */
function loadSitePages(): Promise<SitePageLink[]> {
  loading ??= fetch('/search-index.json')
    .then(async (answer) => readPages(await answer.json()))
    .catch(() => {
      loading = undefined;
      return [];
    });
  return loading;
}

/** The pages of a stored index of minisearch. Parts of pages are left out. */
function readPages(stored: {
  index?: { documentIds?: Record<string, string>; storedFields?: Record<string, { title?: string }> };
}): SitePageLink[] {
  const { documentIds = {}, storedFields = {} } = stored.index ?? {};
  return Object.entries(documentIds)
    .map(([id, path]) => ({ path, title: storedFields[id]?.title ?? path }))
    .filter(({ path }) => !path.includes('#'))
    .sort((one, other) => one.title.localeCompare(other.title));
}

import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useContentDesk } from '../content-desk.ts';
import { PictureChoice } from '../pictures/PictureChoice.tsx';
import styles from './Form.module.css';
import { useForm } from './form-context.ts';
import { PageList, useSitePages } from './TextControls.tsx';

interface InsertPanelProps {
  submit: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for what a text gets at the cursor. Escape closes it, and Enter in an input submits it. */
function InsertPanel({ submit, onSubmit, onClose, children }: InsertPanelProps) {
  const { words } = useForm();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, select')?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the fields inside
    <div
      ref={box}
      className={`stack gap-3 ${styles.panel}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        const { target } = event;
        // Enter in a file input opens the browser's own dialog.
        if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'file') return;
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className="cluster">
        <Button onClick={onSubmit}>{submit}</Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

interface LinkPanelProps {
  onChoose: (address: string, title: string) => void;
  onClose: () => void;
}

/** Asks where a link in a text leads: a page of the site, or a web address. */
export function LinkPanel({ onChoose, onClose }: LinkPanelProps) {
  const { words } = useForm();
  const pages = useSitePages();
  const [address, setAddress] = useState('');

  function choose() {
    const typed = address.trim();
    if (typed === '') return onClose();
    onChoose(typed, pages.list.find(({ path }) => path === typed)?.title ?? typed);
  }
  return (
    <InsertPanel submit={words.link_insert} onSubmit={choose} onClose={onClose}>
      <TextField
        id="link-address"
        label={words.link_to}
        help={words.link_help}
        autoComplete="off"
        spellCheck={false}
        list="link-pages"
        value={address}
        onFocus={pages.load}
        onChange={({ target }) => setAddress(target.value)}
      />
      <PageList id="link-pages" pages={pages.list} />
    </InsertPanel>
  );
}

interface PicturePanelProps {
  onChoose: (path: string, alt: string) => void;
  onClose: () => void;
}

/** Asks which picture a text shows, and what is on it. */
export function PicturePanel({ onChoose, onClose }: PicturePanelProps) {
  const said = useContentDesk().words.pictures;
  const [path, setPath] = useState('');
  const [alt, setAlt] = useState('');
  const [isTried, setIsTried] = useState(false);

  function insert() {
    setIsTried(true);
    if (path !== '' && alt.trim() !== '') onChoose(path, alt.trim());
    else document.getElementById(path === '' ? 'picture-path' : 'picture-alt')?.focus();
  }
  return (
    <InsertPanel submit={said.insert} onSubmit={insert} onClose={onClose}>
      <PictureChoice
        id="picture-path"
        label={said.label}
        error={isTried && path === '' ? said.missing : undefined}
        chosen={path}
        onChoose={setPath}
      />
      <TextField
        id="picture-alt"
        label={said.alt}
        help={said.alt_help}
        error={isTried && alt.trim() === '' ? said.alt_missing : undefined}
        maxLength={200}
        autoComplete="off"
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
    </InsertPanel>
  );
}

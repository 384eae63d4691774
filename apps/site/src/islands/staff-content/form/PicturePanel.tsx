import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { useEffect, useRef, useState } from 'react';
import { useContentDesk } from '../content-desk.ts';
import { PictureChoice } from '../pictures/PictureChoice.tsx';
import styles from './Form.module.css';

interface PicturePanelProps {
  onChoose: (path: string, alt: string) => void;
  onClose: () => void;
}

/** Asks which picture a text shows, and what is on it. */
export function PicturePanel({ onChoose, onClose }: PicturePanelProps) {
  const { words } = useContentDesk();
  const [path, setPath] = useState('');
  const [alt, setAlt] = useState('');
  const [isTried, setIsTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const said = words.pictures;
  useEffect(() => {
    box.current?.querySelector('select')?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, []);

  function insert() {
    setIsTried(true);
    if (path !== '' && alt.trim() !== '') onChoose(path, alt.trim());
    else box.current?.querySelector<HTMLElement>(path === '' ? 'select' : '#picture-alt')?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the fields inside
    <div
      ref={box}
      className={`stack gap-3 ${styles.panel}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
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
      <div className="cluster">
        <Button onClick={insert}>{said.insert}</Button>
        <Button variant="quiet" onClick={onClose}>
          {words.form.cancel}
        </Button>
      </div>
    </div>
  );
}

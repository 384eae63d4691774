import { TextField } from '@accounting-site/ui/Field';
import { useState } from 'react';
import { useContentDesk } from '../content-desk.ts';
import { PictureChoice } from '../pictures/PictureChoice.tsx';
import { InsertPanel } from './InsertPanel.tsx';

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

import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { useEffect, useRef, useState } from 'react';
import styles from './Form.module.css';
import { useForm } from './form-context.ts';
import { PageList, useSitePages } from './LinkControl.tsx';

interface LinkPanelProps {
  onChoose: (address: string, title: string) => void;
  onClose: () => void;
}

/** Asks where a link in a text leads: a page of the site, or a web address. */
export function LinkPanel({ onChoose, onClose }: LinkPanelProps) {
  const { words } = useForm();
  const pages = useSitePages();
  const [address, setAddress] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { load } = pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    load();
    box.current?.querySelector('input')?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, []);

  function choose() {
    const typed = address.trim();
    if (typed === '') return onClose();
    onChoose(typed, pages.list.find(({ path }) => path === typed)?.title ?? typed);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field inside
    <div
      ref={box}
      className={`stack gap-3 ${styles.panel}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        choose();
      }}
    >
      <TextField
        id="link-address"
        label={words.link_to}
        help={words.link_help}
        autoComplete="off"
        spellCheck={false}
        list="link-pages"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <PageList id="link-pages" pages={pages.list} />
      <div className="cluster">
        <Button onClick={choose}>{words.link_insert}</Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

import { TextField } from '@accounting-site/ui/Field';
import { useState } from 'react';
import { useForm } from './form-context.ts';
import { InsertPanel } from './InsertPanel.tsx';
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

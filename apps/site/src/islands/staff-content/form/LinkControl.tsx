import { TextField } from '@accounting-site/ui/Field';
import { useState } from 'react';
import type { FieldOf } from './field-of.ts';
import type { ControlProps } from './form-context.ts';
import { loadSitePages, type SitePageLink } from './site-pages.ts';
import { useControl } from './use-control.ts';

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

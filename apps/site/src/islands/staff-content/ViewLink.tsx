import type { ComponentProps } from 'react';
import { type ContentAddress, goTo, writeAddress } from './content-address.ts';

interface ViewLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: ContentAddress;
}

/** A link to a view of the page. The page is not loaded again. */
export const ViewLink = ({ to, children, ...others }: ViewLinkProps) => (
  <a
    {...others}
    href={writeAddress(to) || '?'}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      goTo(to);
    }}
  >
    {children}
  </a>
);

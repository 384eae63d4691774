import { readCallMe } from '../../lib/forms/call-me.ts';
import { routes } from '../../lib/pages/routes.ts';

/** The anchor of the form on its pages. */
export const callMeId = 'call-me';

/** The way to be called, for pages and forms that ask for an email address. */
export function CallMeLink() {
  return (
    <a className="alone" href={`${routes.contact}#${callMeId}`}>
      {readCallMe().words.link}
    </a>
  );
}

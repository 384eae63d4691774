import { fillSlots } from '@accounting-site/content/fill-slots';
import { readPage } from '@accounting-site/content/pages';
import { ButtonLink } from '@accounting-site/ui/Button';
import { appHost, appHostName } from '../../lib/pages/app-host.ts';
import { EntryPage } from '../EntryPage/EntryPage.tsx';
import { elsewhereSchema } from './elsewhere-words.ts';

/**
 * Links to the external application, in place of a page of the built-in one: content/en/pages/elsewhere.yaml.
 */
export function Elsewhere() {
  const words = readPage('elsewhere', elsewhereSchema);
  return (
    <EntryPage heading={words.heading} lead={fillSlots(words.text, { host: appHostName })}>
      <p>
        <ButtonLink href={appHost} size="large">
          {words.cta}
        </ButtonLink>
      </p>
    </EntryPage>
  );
}

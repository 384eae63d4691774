import * as appHostEndpoints from '@accounting-site/contract/app-host-endpoints';
import { appHostPath, withId } from '@accounting-site/contract/endpoints';
import { Button } from '@accounting-site/ui/Button';
import type { FormEvent } from 'react';
import { rememberQuery } from './provider-journey.ts';
import { readRemember } from './read-remember.ts';

/** Sends the browser to the provider by way of the application. It returns to this page. */
export function ProviderButton({ name }: { name: string }) {
  const action = appHostPath(withId(appHostEndpoints.startProvider, name.toLowerCase()));
  return (
    <form method="post" action={action} onSubmit={takeAlong}>
      <input type="hidden" name="remember" value="on" disabled />
      <Button type="submit" variant="secondary" wide>
        {name}
      </Button>
    </form>
  );
}

/**
 * Adds 'Remember me' from the form above. The page that asked for the sign-in is not disclosed to the
 * provider.
 */
function takeAlong(event: FormEvent<HTMLFormElement>) {
  const remember = event.currentTarget.elements.namedItem('remember');
  if (remember instanceof HTMLInputElement) remember.disabled = !readRemember();
  rememberQuery(location.search);
}

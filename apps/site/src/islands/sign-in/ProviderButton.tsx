import { appHostBasePath, appHostPaths } from '@accounting-site/contract/call-paths';
import { Button } from '@accounting-site/ui/Button';
import type { FormEvent } from 'react';
import { rememberQuery } from './provider-journey.ts';
import { readRemember } from './read-remember.ts';

/** Leads the browser itself to another company, by way of the application. It comes back to this page. */
export function ProviderButton({ name }: { name: string }) {
  const path = appHostPaths.startProvider.replace(':provider', name.toLowerCase());
  return (
    <form method="post" action={appHostBasePath + path} onSubmit={takeAlong}>
      <input type="hidden" name="remember" value="on" disabled />
      <Button type="submit" variant="secondary" wide>
        {name}
      </Button>
    </form>
  );
}

/** 'Remember me' stands in the form above; and the page that asked for a sign-in is not the provider's business. */
function takeAlong(event: FormEvent<HTMLFormElement>) {
  const remember = event.currentTarget.elements.namedItem('remember');
  if (remember instanceof HTMLInputElement) remember.disabled = !readRemember();
  rememberQuery(location.search);
}

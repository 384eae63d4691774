import * as appHostEndpoints from '@accounting-site/contract/app-host-endpoints';
import { appHostPath, withId } from '@accounting-site/contract/endpoints';
import type { ProviderName } from '@accounting-site/contract/providers';
import { Button } from '@accounting-site/ui/Button';
import type { FormEvent } from 'react';
import { useShownAccount } from '../account/account-context.ts';

/**
 * A plain form, submitted after re-authentication: the browser goes to the provider, and returns to this
 * page.
 */
export function LinkProvider({ name, label }: { name: ProviderName; label: string }) {
  const { prove } = useShownAccount();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // requestSubmit() would run this handler again.
    if (await prove()) form.submit();
  }

  return (
    <form
      method="post"
      action={appHostPath(withId(appHostEndpoints.startProvider, name))}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="purpose" value="link" />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  );
}

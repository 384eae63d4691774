import { appHostBasePath, appHostPaths } from '@accounting-site/contract/call-paths';
import type { ProviderName } from '@accounting-site/contract/providers';
import { Button } from '@accounting-site/ui/Button';
import type { FormEvent } from 'react';
import { withId } from '../account/account-calls.ts';
import { useShownAccount } from '../account/account-context.ts';

/** A plain form, once it is known who is there: the browser itself goes to the provider, and comes back to this page. */
export function LinkProvider({ name, label }: { name: ProviderName; label: string }) {
  const { prove } = useShownAccount();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // Not by requestSubmit(), which would come back here.
    if (await prove()) form.submit();
  }

  return (
    <form
      method="post"
      action={appHostBasePath + withId(appHostPaths.startProvider, name)}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="purpose" value="link" />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  );
}

import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { appHostPath, withId } from '@accounting-site/contract/endpoints/endpoints';
import { Button } from '@accounting-site/ui/Button';
import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { cameFrom } from '../../lib/came-from/came-from.ts';
import { formAddress } from '../../lib/pages/routes.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { SignInWords } from '../../pages/_login/login-words.ts';
import { rememberDeparture } from './provider-journey.ts';
import styles from './SignIn.module.css';
import { readRemember } from './use-passkey.ts';

interface OtherWaysProps {
  words: Pick<SignInWords, 'or' | 'providers' | 'provider_unavailable' | 'provider_unavailable_one'>;
  /** The provider whose account is not known here: its button begins a trial. */
  unknown?: string | undefined;
  /** The passkey button. */
  children?: ReactNode;
}

/**
 * Sign-in with a passkey or a provider account. The button of a provider that is not configured is disabled
 * and says so. The mark of sign-in-marks.ts shows which are configured, so the buttons work before this code
 * runs.
 */
export function OtherWays({ words, unknown, children }: OtherWaysProps) {
  const { providers, provider_unavailable_one } = words;
  return (
    <div className={`stack gap-3 ${styles.others}`}>
      <p className={`quiet small ${styles.or}`}>{words.or}</p>
      {children}
      <div className={`tiles gap-3 ${styles.pair}`}>
        {providers.map((name) => (
          <Fragment key={name}>
            <div data-configured={name.toLowerCase()}>
              <ProviderButton name={name} isNew={name === unknown} />
            </div>
            <div data-missing={name.toLowerCase()}>
              <Button variant="secondary" wide disabled aria-describedby="providers-note">
                {name}
              </Button>
            </div>
          </Fragment>
        ))}
      </div>
      <p id="providers-note" className={`quiet small ${styles.note}`}>
        <span data-missing="all">{words.provider_unavailable}</span>
        {providers.map((provider) => (
          <span key={provider} data-missing={provider.toLowerCase()} className={styles.one}>
            {fillSlots(provider_unavailable_one, { provider })}
          </span>
        ))}
      </p>
    </div>
  );
}

/** What is counted of a sign-in that begins a trial. */
const sourceFields = ['source', 'referrer', 'campaign'] as const;

/** Sends the browser to the provider by way of the application. It returns to this page. */
function ProviderButton({ name, isNew }: { name: string; isNew: boolean }) {
  const action = formAddress(appHostPath(withId(appHostEndpoints.startProvider, name.toLowerCase())));
  const [busy, setBusy] = useState(false);

  async function leave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    takeAlong(form);
    setBusy(true);
    const { getSnapshot, logoutToContinue, finishLogout } = browserSession('');
    // Someone who is still signed in here would get the session that begins at the provider under their own name, and
    // an unsent sign-out would end it.
    await (getSnapshot() ? logoutToContinue() : finishLogout());
    setBusy(false);
    // Meanwhile someone may have signed in with the form above.
    if (!getSnapshot()) form.submit();
  }

  return (
    <form id={name} method="post" action={action} onSubmit={leave}>
      <input type="hidden" name="purpose" value={isNew ? 'sign-up' : 'sign-in'} />
      <input type="hidden" name="remember" value="on" disabled />
      {sourceFields.map((field) => (
        <input key={field} type="hidden" name={field} />
      ))}
      <Button type="submit" variant="secondary" wide busy={busy}>
        {name}
      </Button>
    </form>
  );
}

/**
 * Adds 'Remember me' from the form above, and where the visitor came from. The page that asked for the sign-in is not
 * disclosed to the provider.
 */
function takeAlong(form: HTMLFormElement) {
  const remember = form.elements.namedItem('remember');
  if (remember instanceof HTMLInputElement) remember.disabled = !readRemember();
  const from = cameFrom();
  for (const field of sourceFields) {
    const input = form.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.value = from[field] ?? '';
  }
  rememberDeparture({ search: location.search, provider: form.id, remember: readRemember() });
}

import { Button } from '@accounting-site/ui/Button';
import { Notice } from '@accounting-site/ui/Notice';
import { useState } from 'react';
import { focusOnMount } from '../../lib/forms/focus-on-mount.ts';
import type { PasskeyProblem } from '../../lib/passkeys/make-passkey.ts';
import type { SignInWords } from '../../pages/_login/login-words.ts';
import { acceptOffer, declineOffer } from './passkey-offer.ts';

/** Offers a passkey once, after signing in without one. If that fails, the user can try again or decline. */
export function PasskeyOffer({ words, onDone }: { words: SignInWords['offer']; onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem>();

  async function accept() {
    setBusy(true);
    setProblem(undefined);
    const problem = await acceptOffer(words.name).catch((): PasskeyProblem => 'failed');
    if (problem === undefined) return onDone();
    setBusy(false);
    setProblem(problem);
  }

  async function decline() {
    setBusy(true);
    await declineOffer().catch(() => {});
    onDone();
  }

  return (
    <div className="stack gap-5">
      <h2 ref={focusOnMount} tabIndex={-1} className="step-2">
        {words.heading}
      </h2>
      <p>{words.text}</p>
      {problem && (
        <Notice tone={problem === 'failed' ? 'danger' : 'info'} ref={focusOnMount}>
          {words.problems[problem]}
        </Notice>
      )}
      <Button size="large" wide busy={busy} onClick={accept}>
        {words.accept}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={decline}>
        {words.decline}
      </Button>
    </div>
  );
}

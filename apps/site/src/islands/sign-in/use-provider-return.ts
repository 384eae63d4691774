import type { ProviderProblem } from '@accounting-site/contract/account/providers';
import { useEffect, useState } from 'react';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { SignInWords } from '../../pages/_login/login-words.ts';
import { readOutcome, takeDeparture } from './provider-journey.ts';
import { tickRemember } from './use-passkey.ts';

interface ProviderReturn {
  problems: SignInWords['provider_problems'];
  onSignedIn: (persistent: boolean) => void;
  onChallenge: (challenge: string) => void;
}

/** Why the sign-in failed, and the provider whose button was pressed. */
interface ProviderReturned {
  problem?: ProviderProblem;
  provider?: string | undefined;
}

/**
 * Continues after the browser returns from a provider: resumes the session that began there, asks for the
 * code, or returns the problem. Until then the page shows a spinner (sign-in-marks.ts).
 */
export function useProviderReturn({ problems, onSignedIn, onChallenge }: ProviderReturn): ProviderReturned {
  const [returned, setReturned] = useState<ProviderReturned>({});

  async function goOn() {
    const outcome = readOutcome(location.hash, problems);
    if (outcome === undefined) return;
    // Restores the query that the page had before, and removes the fragment so that a reload repeats nothing.
    const { search, provider, remember } = takeDeparture();
    history.replaceState(history.state, '', location.pathname + search);
    if ('challenge' in outcome) onChallenge(outcome.challenge);
    if ('problem' in outcome) {
      setReturned({ problem: outcome.problem, provider });
      if (remember) tickRemember();
    }
    if ('signedIn' in outcome && (await resume())) return;
    delete document.documentElement.dataset.resuming;
  }

  /** Whether the page is about to be left. */
  async function resume(): Promise<boolean> {
    try {
      const { persistent } = await browserSession('').resume();
      onSignedIn(persistent);
      return persistent;
    } catch {
      setReturned({ problem: 'failed' });
      return false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, when the page is opened
  useEffect(() => void goOn(), []);

  return returned;
}

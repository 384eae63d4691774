import type { ProviderProblem } from '@accounting-site/contract/account/providers';
import { useEffect, useState } from 'react';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { SignInWords } from '../../pages/_login/login-words.ts';
import { readOutcome, takeQuery } from './provider-journey.ts';

interface ProviderReturn {
  problems: SignInWords['provider_problems'];
  onSignedIn: (persistent: boolean) => void;
  onChallenge: (challenge: string) => void;
}

/**
 * Continues after the browser returns from a provider: resumes the session that began there, asks for the
 * code, or returns the problem. Until then the page shows a spinner (sign-in-marks.ts).
 */
export function useProviderReturn({
  problems,
  onSignedIn,
  onChallenge,
}: ProviderReturn): ProviderProblem | undefined {
  const [problem, setProblem] = useState<ProviderProblem>();

  async function goOn() {
    const outcome = readOutcome(location.hash, problems);
    if (outcome === undefined) return;
    // Restores the query that the page had before, and removes the fragment so that a reload repeats nothing.
    history.replaceState(history.state, '', location.pathname + takeQuery());
    if ('challenge' in outcome) onChallenge(outcome.challenge);
    if ('problem' in outcome) setProblem(outcome.problem);
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
      setProblem('failed');
      return false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, when the page is opened
  useEffect(() => void goOn(), []);

  return problem;
}

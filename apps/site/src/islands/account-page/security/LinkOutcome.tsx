import type { ProviderProblem } from '@accounting-site/contract/providers';
import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useRef, useState } from 'react';
import { type LinkOutcome as Outcome, readLinkOutcome } from './link-outcome.ts';

interface LinkOutcomeProps {
  words: Record<ProviderProblem, string>;
  linked: string;
}

/**
 * The result of linking an account, shown once after the return from the provider. Reloading the page clears
 * it.
 */
export function LinkOutcome({ words, linked }: LinkOutcomeProps) {
  const [outcome] = useState(() => readLinkOutcome(location.hash, words));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    box.current?.focus();
  }, [outcome]);
  if (outcome === undefined) return null;
  return (
    <Notice tone={toneOf(outcome)} ref={box}>
      {'linked' in outcome ? linked : words[outcome.problem]}
    </Notice>
  );
}

const toneOf = (outcome: Outcome) => {
  if ('linked' in outcome) return 'success';
  return outcome.problem === 'cancelled' ? 'info' : 'danger';
};

import type { LinkProblem } from '@accounting-site/contract/account/providers';
import { Notice } from '@accounting-site/ui/Notice';
import { useEffect, useRef, useState } from 'react';

interface LinkOutcomeProps {
  words: Record<LinkProblem, string>;
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

/** The result of linking a provider account, from the URL of the page that the provider returns to. */
type Outcome = { linked: true } | { problem: LinkProblem };

/**
 * Reads the URL fragment: `#linked`, or `#provider-problem=` and a code.
 * @param problems the codes the page has messages for; any other code is read as a failure
 */
export function readLinkOutcome(hash: string, problems: Record<LinkProblem, string>): Outcome | undefined {
  if (hash === '#linked') return { linked: true };
  const word = /^#provider-problem=(.*)$/.exec(hash)?.[1];
  if (word === undefined) return undefined;
  return { problem: isProblem(word, problems) ? word : 'failed' };
}

const isProblem = (word: string, problems: object): word is LinkProblem =>
  Object.keys(problems).includes(word);

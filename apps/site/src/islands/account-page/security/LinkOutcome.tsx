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
    <Notice tone={tones[outcome] ?? 'danger'} ref={box}>
      {outcome === 'linked' ? linked : words[outcome]}
    </Notice>
  );
}

type Outcome = 'linked' | LinkProblem;

const tones: { [outcome in Outcome]?: 'success' | 'info' } = { linked: 'success', cancelled: 'info' };

/**
 * Reads the fragment of the URL that the provider returns to: `#linked`, or `#provider-problem=` and a code.
 * @param problems the codes the page has messages for; any other code is read as a failure
 */
export function readLinkOutcome(hash: string, problems: Record<LinkProblem, string>): Outcome | undefined {
  if (hash === '#linked') return 'linked';
  const word = /^#provider-problem=(.*)$/.exec(hash)?.[1];
  if (word === undefined) return undefined;
  return isProblem(word, problems) ? word : 'failed';
}

const isProblem = (word: string, problems: object): word is LinkProblem =>
  Object.keys(problems).includes(word);

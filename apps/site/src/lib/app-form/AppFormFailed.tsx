import { Notice } from '@accounting-site/ui/Notice';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBackOnline } from '../site-form/use-back-online.ts';
import { fillWait } from '../text/fill-wait.ts';
import type { AppFormWords } from './app-form-words.ts';
import type { AppFormFailure } from './read-refusal.ts';

interface AppFormFailedProps {
  failure: AppFormFailure;
  words: AppFormWords;
  /** Where to continue without the link. */
  linkFailed?: ReactNode;
}

/** Why a form was refused, and what to do. Receives the focus. */
export function AppFormFailed({ failure, words, linkFailed }: AppFormFailedProps) {
  const backOnline = useBackOnline(failure.reason === 'network');
  const box = useRef<HTMLDivElement>(null);
  // A new failure receives the focus again, even if its text is the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new failure triggers the effect
  useEffect(() => box.current?.focus(), [failure]);
  return (
    <Notice tone="danger" ref={box}>
      <p>{backOnline ? words.failures.back_online : failureText(failure, words)}</p>
      {failure.reason === 'link' && linkFailed}
    </Notice>
  );
}

/** What to do about a failure, with the time to wait if the server named one. */
export function failureText(failure: AppFormFailure, { failures }: AppFormWords): string {
  if (failure.reason === 'link') return failure.message;
  return failure.reason === 'limited' ? fillWait(failures.limited, failure.wait) : failures[failure.reason];
}

import { useEffect } from 'react';

/** How often to look whether a publisher is running, in ms. */
export const publisherPause = 10_000;
/** How often to read drafts again that the publisher is checking, in ms. */
export const checkPause = 3_000;

/** Reads in a page. The signal aborts once it is no longer wanted. */
type Read = (signal: AbortSignal) => Promise<void>;

/** Reads again and again while this is wanted, each time `pause` milliseconds after the response. */
export function useRepeated(isWanted: boolean, read: Read, pause: number): void {
  useEffect(() => (isWanted ? repeat(read, pause) : undefined), [isWanted, read, pause]);
}

/** After this time in milliseconds without input, nothing is read until there is some. */
const idleAfter = 5 * 60_000;

const inputs = ['pointermove', 'pointerdown', 'keydown', 'visibilitychange'];

/**
 * Reads as `useRepeated` does, but not while the page is hidden or no one uses it, so that a forgotten tab does not keep
 * its session alive.
 * @returns ends it
 */
export function repeat(read: Read, pause: number): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  let inputAt = Date.now();
  const noteInput = () => {
    inputAt = Date.now();
  };
  const plan = () => {
    timer = setTimeout(async () => {
      const isUsed = document.visibilityState !== 'hidden' && Date.now() - inputAt < idleAfter;
      if (isUsed) await read(signal);
      if (!signal.aborted) plan();
    }, pause);
  };
  plan();
  for (const input of inputs) document.addEventListener(input, noteInput, { signal });
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}

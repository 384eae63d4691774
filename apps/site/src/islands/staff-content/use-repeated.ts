import { useEffect } from 'react';

/** Reads again and again while this is wanted, each time `pause` milliseconds after the response. */
export function useRepeated(isWanted: boolean, read: () => Promise<void>, pause: number): void {
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
export function repeat(read: () => Promise<void>, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  let inputAt = Date.now();
  const noteInput = () => {
    inputAt = Date.now();
  };
  const plan = () => {
    timer = setTimeout(async () => {
      const isUsed = document.visibilityState !== 'hidden' && Date.now() - inputAt < idleAfter;
      if (isUsed) await read();
      if (!isOver) plan();
    }, pause);
  };
  plan();
  for (const input of inputs) document.addEventListener(input, noteInput);
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const input of inputs) document.removeEventListener(input, noteInput);
  };
}

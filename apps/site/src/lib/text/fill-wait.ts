import { fillSlots } from '@accounting-site/content/facts/fill-slots';

/** Used when an app host does not say how long to wait. */
const usualWait = 15 * 60;

/**
 * Replaces [wait] with a time such as "5 minutes": whole minutes, rounded up, as in the server's own texts.
 * @param seconds of Retry-After
 */
export function fillWait(text: string, seconds: number = usualWait): string {
  const language = globalThis.document?.documentElement.lang || 'en';
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return fillSlots(text, { wait: minutes.format(Math.max(1, Math.ceil(seconds / 60))) });
}

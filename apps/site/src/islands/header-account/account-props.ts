import type { FrameWords } from '../../layouts/_parts/frame-words.ts';

export interface AccountProps {
  /** Origin of the app host; empty for the site's own server. */
  appHost: string;
  trialUrl: string;
  words: Omit<FrameWords['header'], 'home' | 'navigation' | 'menu' | 'call'>;
  /** In the bar of wide screens, or in the menu of small ones. */
  place: 'bar' | 'menu';
}

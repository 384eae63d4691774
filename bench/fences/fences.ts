import { installOwnPackages } from '../../tools/install-own-packages.ts';
import { type Bench, table } from '../report.ts';
import type { Gain } from './in-turns.ts';
import { measureLine } from './measure-line.ts';
import { measurePages } from './measure-pages.ts';
import { measureLogins, measureRefreshes } from './measure-sessions.ts';
import { measureStarts } from './measure-starts.ts';

const leastGain = 0.1;

/** Measures the gain of each part that exists for speed or memory, see decisions 0026 to 0031. */
export const bench: Bench = {
  title: 'Code for speed',
  async run() {
    await installOwnPackages('bench');
    const gains: Gain[] = [];
    for (const measure of [measurePages, measureLine, measureRefreshes, measureLogins, measureStarts]) {
      gains.push(...(await measure()));
    }
    return {
      lines: [
        'Each cost without and with the code that is there to lower it, medians of alternating rounds. Pages are `/pricing` in Brotli. Pages and API requests use 200 connections.',
        '',
        ...table(
          ['', 'without', 'with', 'gain', 'ratio'],
          gains.map(({ code, cost, without, own }) => [
            `${code}: ${cost}`,
            round(without),
            round(own),
            `${Math.round((1 - own / without) * 100)}%`,
            round(without / own),
          ]),
        ),
      ],
      misses: [...Map.groupBy(gains, ({ code }) => code)]
        .filter(([, costs]) => costs.every(({ without, own }) => own > without * (1 - leastGain)))
        .map(([code]) => `${code} gains less than a tenth.`),
    };
  },
};

const round = (value: number) => (value < 10 ? Math.round(value * 100) / 100 : Math.round(value));

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../../tools/copy-repository.ts';
import { type Bench, table } from '../report.ts';
import { measureProcesses, type Needs } from './measure-processes.ts';

const secondsAllowed = 8;
const megabytesAllowed = 512;

const changes = [
  { name: 'A text of the home page', file: 'en/pages/home.yaml', from: 'MoMo', to: 'MTN MoMo' },
  { name: 'A price', file: 'plans.yaml', from: 'price: 500', to: 'price: 520' },
  { name: 'The phone number, on every page', file: 'contact.yaml', from: '30 200 0000', to: '30 200 0001' },
];

const rowOf = (name: string, { seconds, processor, largest, together }: Needs & { seconds: number }) => [
  name,
  seconds.toFixed(1),
  processor.toFixed(1),
  largest.toFixed(0),
  together.toFixed(0),
];

function missesOf(name: string, { seconds, together: megabytes }: Needs & { seconds: number }): string[] {
  return [
    ...(seconds > secondsAllowed ? [`${name} takes ${seconds.toFixed(1)} s to build.`] : []),
    ...(megabytes > megabytesAllowed ? [`${name} takes ${megabytes.toFixed(0)} MB to build.`] : []),
  ];
}

/** Measures a build of everything, and then what the publisher does after a change of the content. */
export const bench: Bench = {
  title: 'Publishing a change of words',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-rebuild-'));
    try {
      const repository = join(folder, 'repository');
      copyRepository(repository);
      const rebuild = (content: string, from: string, out: string) =>
        measureProcesses(repository, [
          'tools/rebuild-site.ts',
          ...['--content', content, '--from', join(folder, from), '--out', join(folder, out)],
        ]);
      const full = await rebuild(join(repository, 'content'), 'none', 'full');
      const rows = [rowOf('Everything, with empty caches', full)];
      const misses = missesOf('Everything', full).filter((miss) => miss.includes('MB'));
      for (const [at, { name, file, from, to }] of changes.entries()) {
        const content = join(folder, `content-${at}`);
        cpSync(join(repository, 'content'), content, { recursive: true });
        const text = readFileSync(join(content, file), 'utf8');
        if (!text.includes(from)) throw new Error(`content/${file} has no text "${from}" to change.`);
        writeFileSync(join(content, file), text.replace(from, to));
        const measured = await rebuild(content, 'full', `site-${at}`);
        rows.push(rowOf(name, measured));
        misses.push(...missesOf(name, measured));
      }
      const headings = [
        'What is built',
        'Seconds',
        'Processor time, s',
        'MB of the largest process',
        'MB of all together',
      ];
      return { lines: table(headings, rows), misses };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

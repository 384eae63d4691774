// npm run bench [-- pages server ...]: builds the site, measures, and writes the tables of
// docs/performance.md. Without names it runs every benchmark. With --built as the first argument it uses the
// existing build in apps/site/dist.
import { run, runOrExit } from '../tools/run-command.ts';
import type { Bench } from './report.ts';
import { performanceFile, writeSection } from './report.ts';

const benches: Record<string, () => Promise<{ bench: Bench }>> = {
  pages: () => import('./pages/pages.ts'),
  interactions: () => import('./interactions/interactions.ts'),
  font: () => import('./font/font.ts'),
  visits: () => import('./visits/visits.ts'),
  'second-page': () => import('./second-page/second-page.ts'),
  build: () => import('./build/build.ts'),
  rebuild: () => import('./rebuild/rebuild.ts'),
  server: () => import('./server/server.ts'),
  'long-tail': () => import('./long-tail/long-tail.ts'),
  api: () => import('./api/api.ts'),
  publish: () => import('./publish/publish.ts'),
  leads: () => import('./leads/leads.ts'),
  fences: () => import('./fences/fences.ts'),
};

const isBuilt = process.argv[2] === '--built';
const names = process.argv.slice(isBuilt ? 3 : 2);
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join('", "')}". There are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

if (!isBuilt) await runOrExit('node', ['tools/build.ts', '--silent']);
let missed = 0;
for (const [name, load] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const { bench } = await load();
  console.log(`\n── ${bench.title}`);
  const result = await bench.run();
  writeSection(name, bench, result);
  console.log([...result.lines, ...result.misses.map((miss) => `✗ ${miss}`)].join('\n'));
  missed += result.misses.length;
}
await run('biome', ['format', '--write', performanceFile]);
console.log('\nThe tables are in docs/performance.md.');
process.exit(missed === 0 ? 0 : 1);

// npm run bench [-- pages server ...]: measures, and writes the tables of docs/performance.md. Without names, all of it.
import type { Bench } from './report.ts';
import { writeSection } from './report.ts';

const benches: Record<string, () => Promise<{ bench: Bench }>> = {
  pages: () => import('./pages/pages.ts'),
  font: () => import('./font/font.ts'),
  build: () => import('./build/build.ts'),
  server: () => import('./server/server.ts'),
  api: () => import('./api/api.ts'),
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join('", "')}". There are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

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
console.log('\nThe tables are in docs/performance.md.');
process.exit(missed === 0 ? 0 : 1);

// node tools/bootstrap.mjs tools/mutation/mutate.ts session, or sessions-feature: changes the code that this
// folder's configuration names, and checks that a test fails each time. docs/mutation.md has the results.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installOwnPackages } from '../install-own-packages.ts';
import { root, run } from '../run-command.ts';

const configuration = `tools/mutation/${process.argv[2]}.json`;
if (!existsSync(join(root, configuration))) {
  console.error('Say what to mutate: session or sessions-feature.');
  process.exit(2);
}
await installOwnPackages('tools/mutation');
const stryker = 'tools/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
process.exit(await run('node', [stryker, 'run', configuration]));

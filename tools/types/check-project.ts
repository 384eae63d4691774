import { join } from 'node:path';
import { installOwnPackages } from '../install-own-packages.ts';
import { root, run } from '../run-command.ts';

/**
 * Checks a TypeScript project with the native compiler, which takes a quarter of the processor time. It is installed
 * in this folder, because `astro check` and the tools that parse code need the API of TypeScript 6.
 * @param folder the folder of its tsconfig.json
 * @param cwd the repository or a copy of it
 * @returns 0 if all types are right. The errors are printed.
 */
export async function checkProject(folder: string, cwd: string = root): Promise<number> {
  await installOwnPackages('tools/types');
  const compiler = join(root, 'tools/types/node_modules/.bin/tsc');
  // Further threads double the processor time, which the tests beside it need.
  return run(compiler, ['-p', folder, '--singleThreaded'], { cwd, quietUntilEnd: true });
}

import { matchesGlob, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longUnitTests } from './test-lanes.ts';

/**
 * Starts the longest files first. By default Vitest runs the projects in the order of their names, and the
 * longest files of the last one would run alone at the end, while the other workers have nothing to do.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => {
      const file = relative(this.ctx.config.root, moduleId);
      return longUnitTests.some((pattern) => matchesGlob(file, pattern));
    };
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

import { ReleaseError } from '@accounting-site/server/releases/release-error';
import { CannotDo } from './command.ts';

/** Runs the work of a command. @throws CannotDo for a release that cannot be read or published */
export async function sayReleaseError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ReleaseError ? new CannotDo(error.message, { cause: error }) : error;
  }
}

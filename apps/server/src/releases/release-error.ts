/** A release cannot be made, stored or published. The message says why and what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** A file is not what the manifest of its site says. */
export const damagedFile = (path: string) => new ReleaseError(`${path} of the release is damaged.`);

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/** A site is larger than servers can load. */
export class ReleaseTooLarge extends ReleaseError {
  constructor(size: number, largest: number) {
    super(
      `The site has become too large: ${inMegabytes(size)} of at most ${inMegabytes(largest)}. Delete pictures that no page shows.`,
    );
  }
}

/** A release cannot be made, stored or published. The message says why and what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

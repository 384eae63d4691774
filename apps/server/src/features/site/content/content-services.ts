import type { StaffServices } from '../../../authentication/signed-in.ts';
import { RefusedCall } from '../../../http/problems.ts';

export interface ContentServices extends StaffServices {
  /** The folder of the content that visitors are served now. */
  readonly contentFolder: () => string;
}

export const noEntry = () =>
  new RefusedCall(404, 'There is no such entry. Please open it again from the list');

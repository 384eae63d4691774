import { text } from '@accounting-site/content/fields';
import { z } from 'zod';

/** The texts of the desk's navigation: content/en/desk.yaml. */
export const deskSchema = z.strictObject({ label: text(), today: text(), leads: text(), members: text() });

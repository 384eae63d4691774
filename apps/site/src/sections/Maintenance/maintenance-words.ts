import { pageHead, path, text } from '@accounting-site/content/reading/fields';
import { readPage } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

const meanwhile = z.strictObject({ label: text('write where the link leads'), path: path() });
const page = () => pageHead().extend({ meanwhile });

const maintenanceSchema = z.strictObject({
  ...texts('heading', 'text', 'home', 'support').shape,
  pages: z.strictObject({
    mobile: page(),
    blog: page(),
    guides: page(),
    webinars: page(),
    api_docs: pageHead(),
  }),
  descriptions: z.strictObject({ heading: text(), text: text(), application: text(), site: text() }),
});

/**
 * The texts of the maintenance screen and the metadata of each page that shows it:
 * content/en/pages/maintenance.yaml.
 */
export const readMaintenanceWords = () => readPage('maintenance', maintenanceSchema);

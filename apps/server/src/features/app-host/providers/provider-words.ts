import { text } from '@accounting-site/content/reading/fields';
import { readWords } from '@accounting-site/content/reading/pages';
import { providerNames } from '@accounting-site/contract/account/providers';
import { z } from 'zod';

const eachProvider = z.record(z.enum(providerNames), text());

const schema = z.strictObject({
  heading: eachProvider,
  text: text(),
  continue: eachProvider,
  business: text(),
});

export type ProviderWords = z.infer<typeof schema>;

/** Reads the text. @throws ContentError when it is invalid */
export const readProviderWords = (): ProviderWords => readWords('en/provider-sign-in.yaml', schema);

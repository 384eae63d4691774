import { z } from 'zod';
import { requiredText } from './text-fields.ts';

const response = z.looseObject({ clientDataJSON: z.string().max(8192) });

/** A credential as the browser's own JSON form has it (Web Authentication Level 3 §5.1); checked by its library. */
const credential = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});

/**
 * Answer of POST /login/passkey/options and POST /account/passkeys/options: what the browser is asked with. `challenge`
 * inside is good for one answer within five minutes.
 */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });

/** Body of POST /login/passkey, which answers as POST /login does. */
export const passkeyLoginSchema = z.object({
  credential: credential.extend({ response }),
  remember: z.boolean().optional(),
});

/** Body of POST /account/passkeys. `name` tells the account's passkeys apart. */
export const newPasskeySchema = z.object({
  credential: credential.extend({ response }),
  name: requiredText('Name', 60, 'Give the passkey a name, like My phone'),
});

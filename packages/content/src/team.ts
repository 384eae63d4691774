import { z } from 'zod';
import { anyNumberOf, picture, sample, text } from './fields.ts';
import { langOfLatest } from './language-tag.ts';
import { readWords } from './pages.ts';
import { readLatest } from './translations.ts';

const member = z.strictObject({
  sample: sample(),
  name: text('write the name of the person'),
  role: text('write what the person does, like Head of customer support'),
  picture: picture().optional(),
  bio: text('write one or two sentences about the person'),
});

/** The content of content/en/team.yaml. */
export const teamSchema = z.strictObject({ members: anyNumberOf(member) });

export type TeamMember = z.infer<typeof member>;

const file = 'en/team.yaml';

/**
 * The people on the page About us, in their order. Someone who left is in no language.
 * @throws ContentError if the file is invalid
 */
export const readTeam = (): TeamMember[] => readLatest(file, () => readWords(file, teamSchema).members);

/** The `lang` of their texts, where it is not that of the page. */
export const langOfTeam = (): string | undefined => langOfLatest(file);

import { z } from 'zod';
import { anyNumberOf, picture, sample, text } from '../reading/fields.ts';
import { readWords } from '../reading/pages.ts';
import { stillNamed } from '../reading/still-named.ts';

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

const read = () => readWords('en/team.yaml', teamSchema).members;

/** The people on the page About us, in their order. @throws ContentError if the file is invalid */
export const readTeam = (): TeamMember[] => stillNamed(read);

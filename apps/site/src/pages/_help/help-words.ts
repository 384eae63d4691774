import {
  exactly,
  listOf,
  pageHead,
  path,
  sample,
  shortName,
  text,
} from '@accounting-site/content/reading/fields';
import { readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

const { title, description } = pageHead().shape;
const page = { title, description, heading: text(), intro: text() };

const helpCenterSchema = z.strictObject({
  ...page,
  search: z.strictObject({ label: text(), placeholder: text(), button: text() }),
  resources: exactly(4, z.strictObject({ title: text(), description: text(), path: path() })),
  popular: z.strictObject({ heading: text() }),
  related: text(),
  support: z.strictObject({ heading: text(), text: text(), cta: text(), path: path() }),
  mobile: z.strictObject({ heading: text(), text: text(), cta: text(), path: path(), offline: text() }),
});

const screenSchema = z.strictObject({
  bar: text(),
  badge: text().optional(),
  rows: listOf(text("write rows of 'label | value'")),
  total: text().optional(),
  button: text().optional(),
});

const videosSchema = z.strictObject({
  ...page,
  ...texts('label', 'minute', 'minutes', 'more').shape,
  storyboards: listOf(
    z.strictObject({
      id: shortName('first-invoice'),
      title: text(),
      minutes: z.number({ error: 'write the minutes as a number' }).int().positive(),
      article: text('write the name of an article file without .md'),
      steps: listOf(z.strictObject({ title: text(), text: text(), screen: screenSchema })),
    }),
  ),
});

const wayLink = z.union([z.enum(['whatsapp', 'email', 'phone']), path()], {
  error: 'write whatsapp, email, phone, or a path of the site such as /contact',
});
const communitySchema = z.strictObject({
  ...page,
  message: text('write the first words of a WhatsApp chat'),
  ways: listOf(z.strictObject({ title: text(), text: text(), link_label: text(), link: wayLink })),
  meetups: z.strictObject({
    heading: text(),
    sample: sample(),
    sample_note: text(),
    text: text(),
    entries: listOf(z.strictObject({ city: text(), when: text(), where: text(), text: text() })),
  }),
  rules: z.strictObject({ heading: text(), items: listOf(text()) }),
});

const mobileSchema = z.strictObject({
  ...page,
  sections: listOf(z.strictObject({ heading: text(), text: text(), steps: z.array(text()) })),
});

/** The texts of the help pages: content/en/help-pages/*.yaml. */
export const readHelpCenterWords = () => readWords('en/help-pages/help-center.yaml', helpCenterSchema);
export const readVideosWords = () => readWords('en/help-pages/videos.yaml', videosSchema);
export const readCommunityWords = () => readWords('en/help-pages/community.yaml', communitySchema);
export const readMobileHelpWords = () => readWords('en/help-pages/mobile.yaml', mobileSchema);

export type HelpCenterWords = z.infer<typeof helpCenterSchema>;
export type VideosWords = z.infer<typeof videosSchema>;
export type CommunityWords = z.infer<typeof communitySchema>;
export type StepScreen = z.infer<typeof screenSchema>;

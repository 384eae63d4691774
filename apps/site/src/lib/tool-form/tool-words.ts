import { listOf, pageHead, path, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import type { AmountProblem } from '../tools/pesewas.ts';

const amountProblems: Record<AmountProblem, z.ZodString> = {
  empty: text(),
  not_a_number: text(),
  comma: text('write what to do about a comma that can mean two things'),
  pesewas: text('write what to do about more than two digits after the point'),
  negative: text(),
  too_large: text(),
};

/** Texts shared by all tools: content/en/tools-index.yaml. */
export const commonToolWords = z.strictObject({
  example: text('write what is shown above the answer to the example figures'),
  changed: text('write what is shown above an answer after the form was changed, with [submit]'),
  waiting: text('write what is shown instead of an answer while a field is wrong'),
  copy: text(),
  copy_figure: text('write the name of the button on a figure, with [label] and [amount]'),
  figure_copied: text('write what is announced when a figure was copied, with [figure]'),
  copied: text(),
  copy_failed: text(),
  whatsapp: text(),
  problems: z.strictObject(amountProblems),
});

export type CommonToolWords = z.infer<typeof commonToolWords>;

/** Texts of every tool's page, besides those of its form and its result. */
export const toolPageShape = {
  head: pageHead(),
  heading: text(),
  lead: text(),
  icon: text("write the name of an icon of lucide's list, like percent"),
  summary: text('write what it does in one line, for the list of tools'),
  by_hand: z.strictObject({
    heading: text(),
    steps: listOf(text('write one step, as one or two sentences')),
  }),
  reckoner: z.strictObject({
    heading: text(),
    text: text(),
    columns: listOf(text()),
  }),
  related: listOf(path()),
};

const toolPageSchema = z.object(toolPageShape);

/** The texts that the page shows around the tool. */
export type ToolPageWords = z.infer<typeof toolPageSchema>;

import { anyNumberOf, link, listOf, pageHead, text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { texts } from '../../lib/text/words-schema.ts';

const limitWords = z.strictObject({
  users: text('write how several users are called, with [count]'),
  one_user: text('write how a single user is called, with [count]'),
  invoices: text('write how a number of invoices is called, with [count]'),
  unlimited_invoices: text(),
  inventory: text(),
  priority_support: text(),
  and: text('write the word that joins two limits'),
});

const calculatorWords = z.strictObject({
  ...texts('eyebrow', 'heading', 'lead', 'size', 'invoices', 'cycle', 'submit').shape,
  all: text('write the words of the link to all answers'),
  saves: text('write the answer when the plan saves money, with [plan] and [amount]'),
  saves_nothing: text('write the answer when the plan costs as much as paying monthly, with [plan]'),
  costs_more: text('write the answer when the plan costs more than paying monthly, with [plan] and [amount]'),
  holds: text('write what the plan holds, with [limits]'),
  too_small: text('write why another plan takes its place, with [chosen], [limits] and [plan]'),
  cheaper: text('write that another plan costs less, with [plan] and [amount]'),
  next: text('write what a plan costs from a later day, with [day], [plan] and [price]'),
  paid_monthly: text('write how the plan that the others are compared with is called, with [plan]'),
  saving: text(),
  extra: text('write how the sum is called when the plan costs more'),
});

const planWords = z.strictObject({
  in_text: text('write how the plan is called inside a sentence, like annual plan'),
  features: listOf(text()),
});

/** The texts of the pricing page and of the savings table: content/en/pages/pricing.yaml. */
export const pricingSchema = z.strictObject({
  head: pageHead(),
  hero: z.strictObject({ eyebrow: text(), heading: text(), lead: text() }),
  billing: z.strictObject({
    legend: text(),
    monthly: text(),
    yearly: text(),
    claim: text('write the claim with [percent]'),
    actual: text('write what the prices give, with [monthly] and [plans]'),
    actual_saving: text('write what one plan saves, with [plan], [amount] and [percent]'),
    actual_none: text('write that one plan saves nothing, with [plan]'),
    calculate: text(),
  }),
  price: z.strictObject({
    month: text(),
    year: text(),
    charge: text('write what stands before the price that is really paid, like You pay'),
    next: text('write how the price from a later day is shown, with [day] and [price]'),
    rounded: text(),
  }),
  plans: z.strictObject({
    popular: text(),
    limits: limitWords,
    words: z.record(z.string(), planWords),
  }),
  self_hosted: z.strictObject({ heading: text(), text: text(), link: text() }),
  calculator: calculatorWords,
  comparison: z.strictObject({
    ...texts('heading', 'plan', 'price', 'charge').shape,
    ...texts('invoices', 'users', 'inventory', 'priority_support', 'yes', 'no', 'unlimited').shape,
    every_plan: z.strictObject({ heading: text(), features: listOf(text()) }),
  }),
  faqs: z.strictObject({
    heading: text(),
    more: link(),
    items: anyNumberOf(
      z.strictObject({ question: text(), answer: text(), links: listOf(link()).optional() }),
    ),
  }),
  closing: z.strictObject({ heading: text(), text: text(), trial: text(), sales: text() }),
  print: z.strictObject({
    dated: text('write how the price list names its day, with [day]'),
    rounded: text(),
    from: text(),
    contact: listOf(z.strictObject({ label: text(), text: text() })),
  }),
  savings_page: z.strictObject({
    head: pageHead(),
    ...texts('heading', 'lead', 'jump').shape,
    group: text('write the heading of a group, with [invoices]'),
    ...texts('cycle', 'answer', 'yearly', 'back').shape,
  }),
});

export type PricingWords = z.infer<typeof pricingSchema>;

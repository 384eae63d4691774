import { readPlans } from '@accounting-site/content/facts/facts';
import { readMessages } from '@accounting-site/content/languages/messages';
import { readPage } from '@accounting-site/content/reading/pages';
import { invalidCredentials } from '@accounting-site/contract/endpoints/error-messages';
import * as validation from '@accounting-site/contract/fields/validation-messages';
import { demoRequestFields } from '@accounting-site/contract/forms/demo-request-fields';
import { readCallMe } from '../lib/forms/call-me.ts';
import { readDemoRequest } from '../lib/forms/demo-request.ts';
import { pricingSchema } from '../pages/_pricing/pricing-words.ts';
import { savingsTable } from '../pages/_pricing/savings-table.ts';

interface WordsOfIslands {
  /** The files below content/ that the module is made of. */
  files: string[];
  /** Its exports. No two modules have one of the same name. */
  read: () => Record<string, unknown>;
}

/** The modules of integrations/island-words.ts by their names. */
export const islandWords: Record<string, WordsOfIslands> = {
  'virtual:messages': {
    files: [],
    read: () => ({ messages: messagesOfForms() }),
  },
  'virtual:form-words': {
    files: ['en/pages/call-me.yaml', 'en/pages/demo-request.yaml'],
    read: () => ({ demoRequest: readDemoRequest().form, callMe: readCallMe().form }),
  },
  'virtual:savings': {
    files: ['en/pages/pricing.yaml', 'plans.yaml'],
    read() {
      const words = readPage('pricing', pricingSchema);
      const { size, invoices, cycle, submit } = words.calculator;
      return { table: savingsTable(readPlans(), words), words: { size, invoices, cycle, submit } };
    },
  },
};

/**
 * Texts of islands where pages are rendered, one after another in different languages: each use reads those of
 * the language that is rendered.
 */
export function readWhenUsed(module: string, word: string): object {
  const read = () => Object(islandWords[module]?.read()[word]);
  return new Proxy(
    {},
    {
      get: (_target, key) => Reflect.get(read(), key),
      has: (_target, key) => Reflect.has(read(), key),
      ownKeys: () => Reflect.ownKeys(read()),
      getOwnPropertyDescriptor: (_target, key) => Object.getOwnPropertyDescriptor(read(), key),
    },
  );
}

/** The messages that forms of visitors show before they are sent. The server translates its own. */
const shown: readonly string[] = [
  invalidCredentials,
  ...[validation.emailRequired, validation.emailInvalid, validation.businessEmailRequired],
  ...[validation.fullNameRequired, validation.nameRequired, validation.businessRequired],
  ...[validation.phoneRequired, validation.phoneInvalid],
  ...[validation.passwordRequired, validation.passwordTooShort, validation.currentPasswordRequired],
  ...[validation.codeRequired, validation.codeInvalid, validation.linkInvalid],
  ...[validation.itemNameRequired, validation.skuRequired],
  ...[validation.quantityInvalid, validation.priceInvalid, 'A price is 0 or more.'],
  ...['A price has at most two digits after the point.', 'Write 1,000,000,000 or less.'],
  ...[validation.thresholdInvalid, validation.thresholdTooHigh],
  validation.tooLongText,
  // The labels in it.
  ...Object.values(demoRequestFields).map(({ label }) => label),
  ...['Best time', 'Business name', 'Code', 'Email', 'Name', 'Password', 'Unit'],
];

const messagesOfForms = () =>
  Object.fromEntries(Object.entries(readMessages()).filter(([message]) => shown.includes(message)));

import * as facts from '@accounting-site/content/facts/facts';
import { readAnnouncements } from '@accounting-site/content/files/announcement';
import { buyingTexts, readBuyingText } from '@accounting-site/content/files/buying';
import { readDocumentationWords } from '@accounting-site/content/files/documentation';
import { readFaqsWords } from '@accounting-site/content/files/faqs';
import { readFormTerms } from '@accounting-site/content/files/form-terms';
import { helpArticleSchema } from '@accounting-site/content/files/help';
import { readIndustry } from '@accounting-site/content/files/industries';
import { legalTexts, readLegalText } from '@accounting-site/content/files/legal';
import { readPreviewBar } from '@accounting-site/content/files/preview-bar';
import { readRedirects } from '@accounting-site/content/files/redirects';
import { readGuidesWords, readResource, readResourceIndex } from '@accounting-site/content/files/resources';
import { readStory } from '@accounting-site/content/files/stories';
import { readTeam } from '@accounting-site/content/files/team';
import { listTemplates, readTemplate } from '@accounting-site/content/files/templates';
import { readAllTestimonials } from '@accounting-site/content/files/testimonials';
import { readScheduleWords, readWebinars } from '@accounting-site/content/files/webinars';
import { readLanguages } from '@accounting-site/content/languages/languages';
import { readMessages } from '@accounting-site/content/languages/messages';
import { readSummaries } from '@accounting-site/content/languages/summaries';
import { readTaxes } from '@accounting-site/content/money/taxes';
import { listMarkdown, readMarkdown } from '@accounting-site/content/reading/markdown';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { readProviderWords } from '@accounting-site/server/features/app-host/providers/provider-words';
import { readPublicationWords } from '@accounting-site/server/features/site/content/publication-mail';
import { readMailToVisitorWords } from '@accounting-site/server/features/site/demo-requests/mail-to-visitor';
import { readMailToSalesWords } from '@accounting-site/server/features/site/leads/mail-to-sales';
import { readReminderWords } from '@accounting-site/server/features/site/leads/reminder-mails';
import { readConfirmationWords } from '@accounting-site/server/features/site/webinar-registrations/confirmation-words';
import { readWebinarMessageWords } from '@accounting-site/server/features/site/webinar-registrations/webinar-message';
import { readMailedLinkWords } from '@accounting-site/server/mailed-links/mailed-link-mail';
import { readNoticeWords } from '@accounting-site/server/notices/notice-mail';
import { readAppFormWords } from '@accounting-site/site/lib/app-form/app-form-words';
import { readTemplatesWords } from '@accounting-site/site/lib/pages/templates-words';
import { readPasswordFieldWords } from '@accounting-site/site/lib/password-field/password-field-words';
import { readSearchWords } from '@accounting-site/site/lib/search/search-words';
import type { z } from 'zod';
import { filingSchema } from '../../apps/site/src/islands/filing-calendar/filing-words.ts';
import { marginSchema } from '../../apps/site/src/islands/margin-calculator/margin-words.ts';
import { reconciliationSchema } from '../../apps/site/src/islands/mobile-money-reconciliation/reconciliation-words.ts';
import { modifiedTaxSchema } from '../../apps/site/src/islands/modified-tax-calculator/modified-tax-words.ts';
import { payeSchema } from '../../apps/site/src/islands/paye-calculator/paye-words.ts';
import { reminderSchema } from '../../apps/site/src/islands/payment-reminder/reminder-words.ts';
import { priceListSchema } from '../../apps/site/src/islands/price-list/price-list-words.ts';
import { ssnitSchema } from '../../apps/site/src/islands/ssnit-calculator/ssnit-words.ts';
import { vatSchema } from '../../apps/site/src/islands/vat-calculator/vat-words.ts';
import { withholdingSchema } from '../../apps/site/src/islands/withholding-calculator/withholding-words.ts';
import { elsewhereSchema, frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { callMeSchema } from '../../apps/site/src/lib/forms/call-me.ts';
import { demoRequestWordsSchema } from '../../apps/site/src/lib/forms/demo-request.ts';
import { aboutSchema } from '../../apps/site/src/pages/_about/about-words.ts';
import { accountSchema } from '../../apps/site/src/pages/_account/account-words.ts';
import { careersSchema } from '../../apps/site/src/pages/_careers/careers-words.ts';
import { compareSchema } from '../../apps/site/src/pages/_compare/compare-words.ts';
import { contactSchema } from '../../apps/site/src/pages/_contact/contact-words.ts';
import * as help from '../../apps/site/src/pages/_help/help-words.ts';
import { homeSchema } from '../../apps/site/src/pages/_home/home-words.ts';
import { industryPageSchema } from '../../apps/site/src/pages/_industry/industry-words.ts';
import { integrationsSchema } from '../../apps/site/src/pages/_integrations/integrations-words.ts';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import {
  confirmEmailSchema,
  confirmSignUpSchema,
  passwordSchema,
} from '../../apps/site/src/pages/_mailed-link/mailed-link-words.ts';
import { readOfflineWords } from '../../apps/site/src/pages/_offline/offline-words.ts';
import { pricingSchema } from '../../apps/site/src/pages/_pricing/pricing-words.ts';
import { registerSchema } from '../../apps/site/src/pages/_register/register-words.ts';
import { resourcesSchema } from '../../apps/site/src/pages/_resources/resources-words.ts';
import { solutionsSchema } from '../../apps/site/src/pages/_solutions/solutions-words.ts';
import { deskSchema } from '../../apps/site/src/pages/_staff/desk-words.ts';
import { staffContentSchema } from '../../apps/site/src/pages/_staff/staff-content-words.ts';
import { staffLeadsSchema } from '../../apps/site/src/pages/_staff/staff-leads-words.ts';
import { staffMembersSchema } from '../../apps/site/src/pages/_staff/staff-members-words.ts';
import { staffSchema } from '../../apps/site/src/pages/_staff/staff-words.ts';
import { readNotFoundWords } from '../../apps/site/src/pages/_status/not-found-words.ts';
import { readToolsIndex } from '../../apps/site/src/pages/_tools/tools-words.ts';
import { readWebinarWords } from '../../apps/site/src/pages/_webinar/webinar-words.ts';
import { readArticleWords } from '../../apps/site/src/sections/Article/article-words.ts';
import { readArticleFeedbackWords } from '../../apps/site/src/sections/ArticleFeedback/article-feedback-words.ts';
import { readEVatWords } from '../../apps/site/src/sections/EVatNote/e-vat-words.ts';
import { readLegalWords } from '../../apps/site/src/sections/LegalText/legal-words.ts';
import { readMaintenanceWords } from '../../apps/site/src/sections/Maintenance/maintenance-words.ts';
import { readPictures } from '../../apps/site/src/sections/ProductPictures/read-pictures.ts';

const pages: Record<string, z.ZodType> = {
  about: aboutSchema,
  account: accountSchema,
  careers: careersSchema,
  compare: compareSchema,
  'confirm-email': confirmEmailSchema,
  'confirm-sign-up': confirmSignUpSchema,
  'call-me': callMeSchema,
  contact: contactSchema,
  'demo-request': demoRequestWordsSchema,
  elsewhere: elsewhereSchema,
  home: homeSchema,
  industry: industryPageSchema,
  integrations: integrationsSchema,
  login: loginSchema,
  password: passwordSchema,
  pricing: pricingSchema,
  register: registerSchema,
  resources: resourcesSchema,
  solutions: solutionsSchema,
  staff: staffSchema,
  'staff-content': staffContentSchema,
  'staff-leads': staffLeadsSchema,
  'staff-members': staffMembersSchema,
};

const tools: Record<string, z.ZodType> = {
  'filing-calendar': filingSchema,
  'margin-and-markup': marginSchema,
  'mobile-money-reconciliation': reconciliationSchema,
  'modified-tax-calculator': modifiedTaxSchema,
  'paye-calculator': payeSchema,
  'ssnit-calculator': ssnitSchema,
  'payment-reminder': reminderSchema,
  'price-list': priceListSchema,
  'vat-calculator': vatSchema,
  'withholding-tax-calculator': withholdingSchema,
};

/**
 * Reads each file of content/ separately, with the schema of the build, in the current language. Files of facts come
 * first.
 */
export const readers: (() => unknown)[] = [
  facts.readBrand,
  facts.readContact,
  facts.readPriceFile,
  facts.readHours,
  facts.readClaims,
  facts.readPayments,
  facts.readNavigation,
  readTaxes,
  readWebinars,
  readAnnouncements,
  readRedirects,
  readLanguages,
  ...Object.entries(pages).map(
    ([name, schema]) =>
      () =>
        readPage(name, schema),
  ),
  ...Object.entries(tools).map(
    ([name, schema]) =>
      () =>
        readWords(`en/tools/${name}.yaml`, schema),
  ),
  ...Object.values(help).filter((value) => typeof value === 'function'),
  () => readWords('en/desk.yaml', deskSchema),
  () => readWords('en/frame.yaml', frameSchema),
  ...[
    readAppFormWords,
    readArticleFeedbackWords,
    readArticleWords,
    readEVatWords,
    readFormTerms,
    readPreviewBar,
    readScheduleWords,
    readLegalWords,
    readMaintenanceWords,
  ],
  ...[readNotFoundWords, readOfflineWords, readPasswordFieldWords, readPictures, readProviderWords],
  ...[readSearchWords, readTemplatesWords, readToolsIndex, readWebinarWords, readGuidesWords],
  ...[readDocumentationWords, readFaqsWords, readResourceIndex, readTeam, readAllTestimonials],
  ...[
    readConfirmationWords,
    readWebinarMessageWords,
    readMailedLinkWords,
    readMailToSalesWords,
    readReminderWords,
    readPublicationWords,
    readMailToVisitorWords,
    readNoticeWords,
  ],
  ...listMarkdown('en/help').map((slug) => () => readMarkdown('en/help', slug, helpArticleSchema)),
  ...listMarkdown('en/industries').map((slug) => () => readIndustry(slug)),
  ...listMarkdown('en/resources').map((slug) => () => readResource(slug)),
  ...listMarkdown('en/stories').map((slug) => () => readStory(slug)),
  ...buyingTexts.map((name) => () => readBuyingText(name)),
  ...legalTexts.map((name) => () => readLegalText(name)),
  ...listTemplates().map((slug) => () => readTemplate(slug)),
];

/** Reads the files that only translations have, in the current language. */
export const readersOfTranslations: (() => unknown)[] = [readMessages, readSummaries];

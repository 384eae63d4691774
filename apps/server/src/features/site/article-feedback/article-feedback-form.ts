import { siteBasePath, sitePaths } from '@accounting-site/contract/call-paths';
import type { FormPage } from '../../../site-forms/form-page.ts';

/** The question under an article, for pages without script. */
export const articleFeedbackForm: FormPage = {
  title: 'Was this page helpful?',
  action: siteBasePath + sitePaths.articleFeedback,
  submit: 'Send Answer',
  fields: [
    {
      name: 'helpful',
      label: 'Your answer',
      kind: 'text',
      required: true,
      choices: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      name: 'comment',
      label: 'What should we change?',
      help: 'Optional. Please leave out names, phone numbers and amounts of your business',
      kind: 'textarea',
    },
    { name: 'article', label: '', kind: 'hidden' },
    { name: 'id', label: '', kind: 'hidden' },
    { name: 'website', label: '', kind: 'hidden' },
  ],
  // For those whose page was taken away in the meantime: the form cannot be mended then.
  links: [{ label: 'Open the help center', href: '/Help%20Center' }],
};

/** Where a plain form leads once it is stored. */
export const articleFeedbackSent = '/article-feedback/sent';

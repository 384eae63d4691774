import type { FaqsWords } from '@accounting-site/content/faqs';

/** Schema.org: the questions and answers exactly as on the page. */
export function faqJsonLd({ groups }: FaqsWords) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap((group) => group.questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}

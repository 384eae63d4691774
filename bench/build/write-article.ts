const sentence =
  'Write down what you sold, what you paid and what is owed on the day it happens, in cedis and pesewas, and keep the paper with it. ';

/** Writes a guide of about 800 words in the format of content/en/resources. */
export function writeArticle(number: number, count: number): string {
  const other = (number % count) + 1;
  const sections = Array.from({ length: 6 }, (_, section) =>
    [
      `## Part ${section + 1} of guide ${number}`,
      '',
      sentence.repeat(5),
      '',
      '| What | GH₵ |',
      '| --- | --: |',
      `| Sold | ${number}.00 |`,
      `| Paid | ${section}.00 |`,
      '',
      `1. ${sentence}`,
      `2. ${sentence}`,
    ].join('\n'),
  );
  return `---
title: Guide ${number} of the bench
description: Guide ${number} of a bench that measures how long a build takes when there are many more articles than today, and whether it grows by a line.
category: Getting started
kind: Guide
order: ${1000 + number}
published: 2026-01-05
reviewed: 2026-01-05
related: [bench-${other}]
---

${sections.join('\n\n')}
`;
}

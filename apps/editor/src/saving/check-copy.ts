// Reads the content folder of the working directory as the build does, and says on its standard error what cannot be
// used. It runs in a process of its own, because readers keep what they have read.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readClaims, readHours, readPlans } from '@accounting-site/content/facts';
import { readFaqsWords } from '@accounting-site/content/faqs';
import { readHelpArticles } from '@accounting-site/content/help';
import { fillText } from '@accounting-site/content/placeholders';
import { ContentError, contentFolder } from '@accounting-site/content/read-yaml';
import { readResourceIndex, readResources } from '@accounting-site/content/resources';
import { readTeam } from '@accounting-site/content/team';
import { readTestimonials } from '@accounting-site/content/testimonials';

const readers = [
  readPlans,
  readHours,
  readClaims,
  readFaqsWords,
  readTestimonials,
  readTeam,
  readHelpArticles,
  readResources,
  readResourceIndex,
  checkPlaceholders,
];

/** A plan that got another id takes its facts from the texts that name them. */
function checkPlaceholders() {
  for (const file of globSync('en/**/*.{yaml,md}', { cwd: contentFolder })) {
    fillText(file.replaceAll('\\', '/'), readFileSync(join(contentFolder, file), 'utf8'));
  }
}

try {
  for (const read of readers) read();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 1;
}

// Reads the content folder of the working directory as the build does, and writes what cannot be used to its standard
// output, as a list in JSON. It runs in a process of its own, because readers keep what they have read.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocumentationWords } from '@accounting-site/content/documentation';
import { readClaims, readHours, readPlans } from '@accounting-site/content/facts';
import { readFaqsWords } from '@accounting-site/content/faqs';
import { pickHelpArticles, readHelpArticles } from '@accounting-site/content/help';
import { fillPlaceholders, fillText } from '@accounting-site/content/placeholders';
import { contentFolder, parseYaml } from '@accounting-site/content/read-yaml';
import { readResourceIndex, readResources } from '@accounting-site/content/resources';
import { readTeam } from '@accounting-site/content/team';
import { readTestimonials } from '@accounting-site/content/testimonials';
import { renderMarkdown } from '@accounting-site/site/lib/render-markdown';
import { calculateSavings } from '@accounting-site/site/lib/savings';

const problems = new Set<string>();

async function report(read: () => unknown) {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    problems.add(error.message);
  }
}

/** A plan that gets another name for files takes its facts from the texts that name them. */
function checkFacts(file: string) {
  const text = readFileSync(join(contentFolder, file), 'utf8');
  if (file.endsWith('.yaml')) fillPlaceholders(file, parseYaml(file, text));
  else fillText(file, text);
}

async function checkArticles() {
  for (const { body, file } of [...readHelpArticles(), ...readResources()]) {
    await report(() => renderMarkdown(body, file));
  }
}

function checkDocumentation() {
  const names = readDocumentationWords().groups.flatMap(({ articles }) => articles);
  pickHelpArticles(readHelpArticles(), names, 'en/help-pages/documentation.yaml');
}

/** The calculator on the page of prices answers every choice. */
function checkSavings() {
  const priceList = readPlans();
  const { business_sizes, invoice_bands, billing_cycles } = priceList.calculator;
  for (const { id: size } of business_sizes)
    for (const { id: invoices } of invoice_bands)
      for (const { id: cycle } of billing_cycles) calculateSavings(priceList, { size, invoices, cycle });
}

const readers = [
  readPlans,
  readHours,
  readClaims,
  readFaqsWords,
  readTestimonials,
  readTeam,
  readResourceIndex,
];
for (const read of [...readers, checkArticles, checkDocumentation, checkSavings]) await report(read);
for (const file of globSync('en/**/*.{yaml,md}', { cwd: contentFolder })) {
  await report(() => checkFacts(file.replaceAll('\\', '/')));
}
process.stdout.write(JSON.stringify([...problems]));

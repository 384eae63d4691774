import { readPlans } from '@accounting-site/content/facts';
import { readPage } from '@accounting-site/content/pages';
import { contentFolder } from '@accounting-site/content/read-yaml';
import type { AstroIntegration } from 'astro';
import { readCallMe } from '../src/lib/forms/call-me.ts';
import { readDemoRequest } from '../src/lib/forms/demo-request.ts';
import { pricingSchema } from '../src/pages/_pricing/pricing-words.ts';
import { savingsTable } from '../src/pages/_pricing/savings-table.ts';

/** The modules by their names: the files below content/ that they are made of, and their exports. */
const modules: Record<string, { files: string[]; read: () => object }> = {
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
 * Texts of islands as modules, which a page loads together with the island at the first touch. As properties
 * of an island they would be in the HTML of the page, where there is no room for them.
 */
export function islandWords(): AstroIntegration {
  return {
    name: 'island-words',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

const plugin = {
  name: 'island-words',
  resolveId: (source: string) => (source in modules ? `\0${source}` : undefined),
  load(this: { addWatchFile(file: string): void }, source: string) {
    const found = source.startsWith('\0') ? modules[source.slice(1)] : undefined;
    if (found === undefined) return undefined;
    for (const file of found.files) this.addWatchFile(`${contentFolder}/${file}`);
    return Object.entries(found.read())
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

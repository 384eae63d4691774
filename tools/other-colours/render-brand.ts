// Renders outputs with the owner's colours other than pages, and prints the colours of each as JSON. Runs in
// a new process for each palette, because a process reads its palette once.
import { inflateSync } from 'node:zlib';
import { readTemplates } from '@accounting-site/content/templates';
import { Actions, Facts, Letter, Paragraph } from '@accounting-site/server/mail/letter/letter';
import { renderLetter } from '@accounting-site/server/mail/letter/render-letter';
import { renderFormPage } from '@accounting-site/server/site-forms/form-page';
import { printInvoice } from '@accounting-site/site/lib/template-files/print-invoice';
import { writeWorkbook } from '@accounting-site/site/lib/template-files/write-workbook';
import { strFromU8, unzipSync } from 'fflate';
import { createElement } from 'react';

const template = readTemplates().find(({ print }) => print !== undefined);
if (!template) throw new Error('No template has a page to print.');

async function email(): Promise<string> {
  const { html } = await renderLetter(
    createElement(
      Letter,
      { heading: 'Heading', sender: 'Sender' },
      createElement(Paragraph, { text: 'Text' }),
      createElement(Paragraph, { text: 'Note', quiet: true }),
      createElement(Facts, { facts: [{ label: 'Label', value: 'Value' }] }),
      createElement(Actions, { links: [{ label: 'Open', href: 'https://site.example' }] }),
    ),
  );
  return html;
}

function form(): string {
  const page = { title: 'Form', action: '/', submit: 'Send', fields: [] };
  return renderFormPage(page, {}, { problem: 'Problem' });
}

/** Every six-digit colour, after the # of CSS or the FF of a workbook. */
function coloursIn(text: string): string[] {
  const found = text.matchAll(/#([\da-f]{6})\b|"(?:FF)?([\da-f]{6})"/gi);
  return unique([...found].map(([, css, cell]) => `#${css ?? cell}`.toLowerCase()));
}

const textOfWorkbook = (file: Uint8Array) =>
  Object.entries(unzipSync(file))
    .filter(([name]) => name.endsWith('styles.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');

/** PDF writes a colour as three numbers from 0 to 1 before the operator that sets it. */
function coloursOfPdf(file: Uint8Array): string[] {
  const text = Buffer.from(file).toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, data = '']) => {
    try {
      return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const set = streams.join('\n').matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|rg|SCN|RG)\b/g);
  return unique([...set].map(([, ...parts]) => `#${parts.map(toHex).join('')}`));
}

const toHex = (part: string) =>
  Math.round(Number(part) * 255)
    .toString(16)
    .padStart(2, '0');
const unique = (colours: string[]) => [...new Set(colours)].sort();

process.stdout.write(
  JSON.stringify({
    email: coloursIn(await email()),
    workbook: coloursIn(textOfWorkbook(await writeWorkbook(template, 'Guide'))),
    'printed page': coloursOfPdf((await printInvoice(template)) ?? new Uint8Array()),
    'form without script': coloursIn(form()),
  }),
);

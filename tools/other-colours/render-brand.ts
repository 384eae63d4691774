// Renders outputs with the owner's colours other than pages, and prints the colours of each as JSON. Runs in
// a new process for each palette, because a process reads its palette once.
import { readTemplates } from '@accounting-site/content/files/templates';
import { actions, facts, letter, note, paragraph } from '@accounting-site/server/mail/letter/letter';
import { renderLetter } from '@accounting-site/server/mail/letter/render-letter';
import { renderFormPage } from '@accounting-site/server/site-forms/form-page';
import { writeWorkbook } from '@accounting-site/site/lib/template-files/write-workbook';
import { strFromU8, unzipSync } from 'fflate';

const [template] = readTemplates();
if (!template) throw new Error('There is no template.');

function email(): string {
  const { html } = renderLetter(
    letter(
      { heading: 'Heading', sender: 'Sender' },
      paragraph('Text'),
      note('Note'),
      facts([{ label: 'Label', value: 'Value' }]),
      actions([{ label: 'Open', href: 'https://site.example' }]),
    ),
  );
  return html;
}

function form(): string {
  const page = { title: 'Form', submit: 'Send', fields: [] };
  return renderFormPage(page, {}, { action: '/', problem: 'Problem' });
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

const unique = (colours: string[]) => [...new Set(colours)].sort();

process.stdout.write(
  JSON.stringify({
    email: coloursIn(email()),
    workbook: coloursIn(textOfWorkbook(await writeWorkbook(template, 'Guide'))),
    'form without script': coloursIn(form()),
  }),
);

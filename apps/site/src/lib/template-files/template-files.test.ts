import { readTemplates } from '@accounting-site/content/files/templates';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { listInputs, withInputs } from '@accounting-site/content/reading/content-inputs';
import { expect, test } from 'vitest';
import { readTemplatesWords } from '../pages/templates-words.ts';
import { readTemplateFiles } from './template-files.ts';
import { writeWorkbook } from './write-workbook.ts';

test('the files of a template are in the first language, and every page that names them notes their inputs', async () => {
  const [template] = readTemplates();
  if (template === undefined) throw new Error('there is a template');
  const inFrench = withInputs(() => inLanguage('fr', () => readTemplateFiles(template)));
  const [workbook] = await inFrench.value;
  expect(workbook?.content).toEqual(await writeWorkbook(template, readTemplatesWords().workbook_guide));
  const again = withInputs(() => readTemplateFiles(template));
  expect(await again.value).toEqual(await inFrench.value);
  expect(listInputs(again.inputs)).toEqual(listInputs(inFrench.inputs));
  expect(listInputs(again.inputs)).toContain('file en/pages/templates.yaml');
});

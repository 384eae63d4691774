import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makePalette } from '@accounting-site/content/files/palette';
import { contentFolder } from '@accounting-site/content/reading/read-yaml';
import { expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';

const green = { primary: '#005d37', accent: '#f0bb3b', mark: '#c65029', paper: '#fcfaf4' };
const blue = { primary: '#1d3fa8', accent: '#ffb199', mark: '#c2257e', paper: '#f8faff' };

/** The colours of each rendered output, by its name. */
async function render(colours: typeof green): Promise<Record<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'other-colours-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(contentFolder(), folder, { recursive: true });
  const file = join(folder, 'brand.yaml');
  writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), colours }));
  const script = join(import.meta.dirname, 'render-brand.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, CONTENT_DIR: folder },
  });
  return JSON.parse(stdout);
}

test('an email, a workbook and a form without script have the colours of the brand', async () => {
  const inGreen = await render(green);
  const inBlue = await render(blue);
  const palette: string[] = Object.values(makePalette(blue));
  const former = Object.values(makePalette(green)).filter((colour) => !palette.includes(colour));
  for (const [name, colours] of Object.entries(inBlue)) {
    expect(colours, name).toContain(blue.primary);
    expect(inGreen[name], name).toContain(green.primary);
    expect(
      colours.filter((colour) => former.includes(colour)),
      name,
    ).toEqual([]);
    expect(
      colours.filter((colour) => !palette.includes(colour) && !/^#(?:0{6}|f{6})$/.test(colour)),
      name,
    ).toEqual([]);
  }
  expect(Object.keys(inBlue)).toHaveLength(3);
});

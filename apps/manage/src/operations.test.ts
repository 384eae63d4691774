import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const named = [
  'docs/operations.md',
  'deploy/systemd/accounting-site-backup.service',
  'deploy/systemd/manage.sh',
];
const text = named.map(read).join('\n');

/** The arguments after the program in a command line, up to its end. */
const commandLines = [
  ...text.matchAll(/(?:site-manage|manage\.sh|manage\.ts|npm run manage --)[ \t]+([a-z][^`\n#]*)/g),
].map(([, words = '']) => words.trim().split(/\s+/));

describe('docs/operations.md', () => {
  test('names only existing commands and options', async () => {
    expect(commandLines.length).toBeGreaterThan(15);
    for (const words of commandLines) {
      const said: string[] = [];
      const code = await runCommand([...words.filter((word) => /^[a-z]/.test(word)), '--help'], {
        print: (line) => said.push(line),
        printError: (line) => said.push(line),
        readStandardInput: async () => '',
        ask: async () => '',
        withoutDatabase: () => ({ variables: {}, now: 0 }),
        withDatabase: async () => {},
      });
      expect([words.join(' '), code, said.join().slice(0, 16)]).toEqual([
        words.join(' '),
        0,
        'npm run manage -',
      ]);
      for (const option of words.filter((word) => word.startsWith('--')))
        expect(said.join()).toContain(option);
    }
  });

  test('names only existing files, units and variables', () => {
    const files = [
      ...text.matchAll(/(?:current\/|(?<![\w/.-]))((?:deploy|apps|tools)\/[\w./@-]*\w)(?![\w*-])/g),
    ];
    expect(files.length).toBeGreaterThan(10);
    const missing = files.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file)));
    // Created on the server.
    expect(missing.filter((file) => !/^deploy\/(secrets|\.env)/.test(file))).toEqual([]);

    const units = readdirSync(join(root, 'deploy/systemd')).map((name) => name.replace(/\.\w+$/, ''));
    const services = [
      ...text.matchAll(/(?:start|stop|restart|enable --now|reset-failed) (accounting-site[\w@-]*)/g),
    ];
    expect(services.length).toBeGreaterThan(5);
    const unknown = services
      .map(([, name = '']) => name.replace(/@\d*$/, '@'))
      .filter((name) => !units.includes(name));
    expect(unknown).toEqual([]);

    const variables = [...text.matchAll(/`?\b([A-Z]{2,}_[A-Z_]{2,})\b(?==|`)/g)].map(([, name = '']) => name);
    const known = `${read('.env.example')} ${read('deploy/compose.yaml')}`;
    expect(variables.length).toBeGreaterThan(5);
    expect(variables.filter((name) => !known.includes(name.replace(/_FILE$/, '')))).toEqual([]);
  });
});

import { posix } from 'node:path';

interface Instruction {
  /** In upper case, such as COPY. */
  name: string;
  /** The arguments, on one line. */
  words: string;
}

interface Stage {
  from: string;
  name: string | undefined;
  instructions: Instruction[];
}

/** The stages of a Dockerfile with their instructions, without comments and with continued lines joined. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')) {
    const [, name = '', words = ''] = /^([A-Z]+)\s+(.+)$/.exec(line.trim()) ?? [];
    if (name === 'FROM') {
      const [from = '', , alias] = words.split(/\s+/);
      stages.push({ from, name: alias, instructions: [] });
    } else if (name !== '') {
      stages.at(-1)?.instructions.push({ name, words });
    }
  }
  return stages;
}

/** The files and folders that a stage copies from the repository, not from another stage. */
export const copiedSources = ({ instructions }: Stage) =>
  instructions
    .filter(({ name, words }) => name === 'COPY' && !words.startsWith('--from='))
    .flatMap(({ words }) => words.split(/\s+/).slice(0, -1))
    .map((source) => posix.normalize(source).replace(/\/$/, ''));

/**
 * Whether a path of the repository is excluded from the build context. The last matching line decides, and a
 * line that matches a folder applies to everything in it
 * (https://docs.docker.com/build/concepts/context/#dockerignore-files).
 */
export function isIgnored(path: string, ignoreFile: string): boolean {
  const rules = ignoreFile.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return rules.reduce((ignored, rule) => {
    const excepts = rule.startsWith('!');
    return ruleMatches(excepts ? rule.slice(1) : rule, path) ? !excepts : ignored;
  }, false);
}

function ruleMatches(rule: string, path: string): boolean {
  const pattern = rule
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '(?:.+/)?')
    .replace(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${pattern}(?:/.*)?$`).test(path);
}

import { execFileSync } from 'node:child_process';

/**
 * The commit that is built: SOURCE_COMMIT, or Git's HEAD. Undefined if neither is known, as in a container.
 */
export function sourceCommit(): string | undefined {
  const commit = process.env.SOURCE_COMMIT || askGit();
  return commit !== undefined && /^[0-9a-f]{7,40}$/.test(commit) ? commit.slice(0, 12) : undefined;
}

function askGit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

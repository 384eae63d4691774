type Send = typeof fetch;

interface Update {
  additions: unknown[];
  deletions: { path: string }[];
}

/**
 * Keystatic takes a file away by its name alone. This adds the version that the page has listed, so that a change which
 * was made elsewhere since then does not go with the file.
 * @param send what sends requests
 * @returns what sends them in its place
 */
export function withVersions(send: Send): Send {
  let versions = new Map<string, string>();
  return async (input, init) => {
    const isUpdate = input === '/api/keystatic/update';
    const answer = await send(
      input,
      isUpdate ? { ...init, body: named(String(init?.body), versions) } : init,
    );
    if (answer.ok && (isUpdate || input === '/api/keystatic/tree')) {
      const listed = (await answer.clone().json()) as { path: string; sha: string }[];
      versions = new Map(listed.map(({ path, sha }) => [path, sha]));
    }
    return answer;
  };
}

function named(body: string, versions: Map<string, string>): string {
  const { additions, deletions } = JSON.parse(body) as Update;
  return JSON.stringify({
    additions,
    deletions: deletions.map(({ path }) => ({ path, version: versions.get(path) ?? '' })),
  });
}

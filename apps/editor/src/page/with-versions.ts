type Send = typeof fetch;

interface Update {
  additions: unknown[];
  deletions: { path: string }[];
}

/**
 * Keystatic deletes a file by its name only. This adds the version that the page has listed, so that a newer
 * change from elsewhere is not deleted unseen.
 * @param send the original function
 * @returns a function that replaces it
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

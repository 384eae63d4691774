import { buildTestApp } from './build-test-app.ts';

export const metricsToken = 'a-token-of-24-characters-and-more';

/** The exported metrics, by name and labels. */
export function parseMetrics(text: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

/** A test server that serves its metrics. */
export async function openWatched(options: Parameters<typeof buildTestApp>[0] = {}) {
  const environment = { METRICS_TOKEN: metricsToken, ...options.environment };
  const test = await buildTestApp({ ...options, environment });
  const look = () =>
    test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  return { ...test, look, shown: async () => parseMetrics((await look()).body) };
}

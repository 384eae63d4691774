import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@accounting-site/content/reading/read-yaml';
import { openBrowser } from '@accounting-site/server/testing/app/browser';
import { openWatched, parseMetrics } from '@accounting-site/server/testing/app/open-watched';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anchorsOf, documents } from '../repository/documents.ts';
import { root } from '../run-command.ts';

const folder = 'deploy/observability';
const recipe = 'docs/recipes/watch-the-server.md';
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const rules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const alerts = rules
  .parse(parseYaml('alerts.yml', read(`${folder}/alerts.yml`)))
  .groups.flatMap((group) => group.rules);

const dashboard = z
  .object({
    panels: z.array(
      z.object({ id: z.number(), targets: z.array(z.object({ expr: z.string() })).optional() }),
    ),
  })
  .parse(JSON.parse(read(`${folder}/dashboard.json`)));

const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

/** The metrics and labels of a query: `name{label="value"}`, or a name with an underscore. */
const asked = expressions.flatMap((expression) =>
  [...expression.matchAll(/\b((?:accounting_site|http|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label),
    }),
  ),
);

/** Metrics of Prometheus itself. */
const ofTheScrape = new Set(['job', 'instance']);

const apiRequests = 'route=~"/api/.*",route!~"/api/site/(vitals|browser-errors)"';

/** The metrics of a server after a sign-in. */
async function readShown(): Promise<Record<string, number>> {
  const { app, look } = await openWatched();
  await openBrowser(app).login();
  return parseMetrics((await look()).body);
}

describe('the monitoring configuration', () => {
  test('queries only existing metrics and labels', async () => {
    const shown = await readShown();
    expect(asked.length).toBeGreaterThan(30);
    const unknown = asked.filter(({ name, labels }) => {
      if (name === 'up') return labels.some((label) => !ofTheScrape.has(label));
      const series = Object.keys(shown).filter((one) => one === name || one.startsWith(`${name}{`));
      const has = (label: string) => series.some((one) => one.includes(`${label}="`));
      return series.length === 0 || !labels.every((label) => ofTheScrape.has(label) || has(label));
    });
    expect(unknown).toEqual([]);
  });

  test('queries counters only for events and limits that are initialised with 0', async () => {
    const shown = await readShown();
    const wanted = expressions.flatMap((expression) =>
      [...expression.matchAll(/(accounting_site_\w+_total)\{(\w+)=(~?)"([^"]*)"/g)].flatMap(
        ([, name = '', label = '', isPattern, value = '']) =>
          (isPattern ? value.split('|') : [value]).map((one) => `${name}{${label}="${one}"}`),
      ),
    );
    expect(wanted.length).toBeGreaterThan(8);
    expect(wanted.filter((series) => !Object.hasOwn(shown, series))).toEqual([]);
  });

  test('leaves out of the alerts about requests what browsers report about each page', async () => {
    const { app } = await openWatched();
    const about = alerts.filter(({ alert }) => ['CallsFail', 'EndpointFails', 'CallsSlow'].includes(alert));
    expect(about).toHaveLength(3);
    for (const { alert, expr } of about) {
      const filters = [...expr.matchAll(/\bhttp_\w+\{([^}]*)\}/g)].map(([, labels = '']) => labels);
      expect(filters.length, alert).toBeGreaterThan(0);
      for (const filter of filters) expect(filter, alert).toContain(apiRequests);
    }
    for (const url of ['/api/site/vitals', '/api/site/browser-errors']) {
      expect(app.hasRoute({ method: 'POST', url }), url).toBe(true);
    }
  });

  test('documents every metric, and only existing ones', async () => {
    const names = Object.keys(await readShown()).map((series) => series.replace(/\{.*/, ''));
    const explained = new Set(
      [...read(recipe).matchAll(/`((?:accounting_site|http|nodejs|process)_\w+)`/g)].map(
        ([, name = '']) => name,
      ),
    );
    const families = new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
    expect(families).toEqual(explained);
  });

  test('explains each alert, with a link to an existing runbook', () => {
    const document = documents.find(({ file }) => file === recipe);
    const anchors = document === undefined ? [] : anchorsOf(document);
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    for (const { alert, annotations } of alerts) {
      expect(annotations.runbook).toMatch(new RegExp(`\\. See ${recipe}#${alert.toLowerCase()}$`));
      expect(anchors).toContain(alert.toLowerCase());
      expect(annotations.summary).toMatch(/\.$/);
    }
  });

  test('gives each panel of the dashboard a unique id', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  // promtool comes with Debian's prometheus. Without it, only the shape of the rules is checked, above.
  test.runIf(spawnSync('promtool', ['--version']).status === 0).each([
    ['check', 'alerts.yml'],
    ['test', 'alerts.test.yml'],
  ])('is what promtool accepts: %s rules %s', (verb, file) => {
    const checked = spawnSync('promtool', [verb, 'rules', join(root, folder, file)]);
    expect(checked.stderr.toString() + checked.stdout.toString()).not.toMatch(/FAILED|error/i);
    expect(checked.status).toBe(0);
  });
});

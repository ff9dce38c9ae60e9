import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { startMetrics } from '@/server/metrics';

interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string; description: string };
}

const alerts: Alert[] = parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')).groups[0].rules;
const { panels }: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync('deploy/grafana/dashboard.json', 'utf8'),
);

const expressions = [...alerts, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);

/** The names of the metrics that the server has. Prometheus adds `up` itself, and `backup.sh` the time of a backup. */
const readMetricNames = async (): Promise<Set<string>> => {
  const { server } = await startMetrics({
    port: 0,
    host: '127.0.0.1',
    measureCache: () => ({ bytes: 0, responses: 0 }),
  });
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  server.close();
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)];
  const names = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'count', 'sum'].map((suffix) => `${name}_${suffix}`) : [name],
  );
  return new Set(['up', 'site_backup_time_seconds', ...names]);
};

/** The metrics in an expression: its words, without functions, operators, labels, grouping and durations. */
const listMetrics = (expression: string): string[] =>
  expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '')
    .match(/\b[a-z]\w*\b(?!\s*\()/g)
    ?.filter((word) => word !== 'or') ?? [];

it('alerts and panels read only metrics that the server has', async () => {
  const names = await readMetricNames();
  for (const expression of expressions) {
    const metrics = listMetrics(expression);
    expect(metrics).not.toEqual([]);
    for (const metric of metrics) expect(names, expression).toContain(metric);
  }
});

it('alerts and panels read only the metrics of the site, not those of other processes', () => {
  for (const expression of expressions)
    for (const metric of listMetrics(expression).filter((name) => !name.startsWith('site_')))
      expect(expression).not.toMatch(new RegExp(`\\b${metric}(?!\\{job="site")`));
});

it('the documentation has every alert', () => {
  const [, section = ''] = /\n## Alerts\n(.*?)\n## /s.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  const documented = [...section.matchAll(/^\| `(Site\w+)`[^|]*\| `(.+?)` /gm)].map(([, name, expr]) => ({
    name,
    expr,
  }));
  expect(documented).toEqual(alerts.map(({ alert: name, expr }) => ({ name, expr })));
});

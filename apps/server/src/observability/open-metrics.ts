import { type Metrics, noMetrics } from './metrics.ts';

/** The metrics of one server. Their library is loaded only if the configuration serves them. */
export async function openMetrics(config: {
  readonly metricsPort: number | undefined;
  readonly metricsToken: string | undefined;
}): Promise<Metrics> {
  if (config.metricsPort === undefined && config.metricsToken === undefined) return noMetrics;
  const { PrometheusMetrics } = await import('./prometheus-metrics.ts');
  return new PrometheusMetrics();
}

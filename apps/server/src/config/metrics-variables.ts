import { z } from 'zod';

const portRemedy = 'write a port number from 1 to 65535, like 9464';

/** Where operators can read the metrics. Without either variable they are not served. */
export const metricsVariables = {
  METRICS_PORT: z.coerce
    .number({ error: portRemedy })
    .int({ error: portRemedy })
    .min(1, { error: portRemedy })
    .max(65535, { error: portRemedy })
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{24,}$/, {
      error: 'write at least 24 letters and digits, as this prints them: openssl rand -hex 32',
    })
    .optional(),
};

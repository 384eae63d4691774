import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Retention, readRetention } from '@accounting-site/content/retention';
import { z } from 'zod';
import { isNetwork, isOrigin, isPostgresUrl, isPrivateUrl, isSmtpUrl } from './config/addresses.ts';
import { applicationVariables } from './config/application-variables.ts';
import { inventoryVariables } from './config/inventory-variables.ts';
import { metricsVariables } from './config/metrics-variables.ts';
import { type Providers, providerVariables, readProviders } from './config/provider-variables.ts';
import { isMailAddress, type MailAddress, parseMailAddress } from './mail/mail-address.ts';
import { readWebhookSecret } from './webhook/sign-webhook.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const list = (entry: z.ZodString) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(entry));

const origin = (remedy: string) =>
  z
    .string()
    .refine(isOrigin, { error: remedy })
    .transform((text) => new URL(text).origin);

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'write development, production or test' })
    .default('development'),
  PORT: z.coerce
    .number({ error: 'write a port number, like 3000' })
    .int({ error: 'write a port number, like 3000' })
    .min(0, { error: 'write a port number, like 3000' })
    .max(65535, { error: 'write a port number up to 65535' })
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default(resolve(root, 'data')),
  SITE_DIR: z.string().default(resolve(root, 'apps/site/dist')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, {
      error: 'write postgres://user:password@host:5432/name, or leave it out for the built-in SQLite',
      abort: true,
    })
    .refine(isPostgresUrl, {
      error:
        'cannot be read as an address. In the password write %2F for /, %40 for @, %23 for # and %25 for %',
    })
    .optional(),
  SITE_URL: origin(
    'write the address that visitors type, without a path, like https://www.example.com',
  ).optional(),
  APP_HOST: origin(
    'write the address of the application, without a path, like https://app.example.com, or leave it out to have this server answer',
  ).optional(),
  ...applicationVariables,
  ALLOWED_ORIGINS: list(
    z.string().refine(isOrigin, {
      error: 'write addresses without a path, separated by commas, like https://www.example.com',
    }),
  ),
  TRUSTED_PROXIES: list(
    z.string().refine(isNetwork, {
      error: 'write addresses or networks separated by commas, like 10.0.0.0/8, or loopback',
    }),
  ),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, {
      error: 'write smtp://user:password@host:587 or smtps://user:password@host:465, as your provider says',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .transform(parseMailAddress)
    .refine((address) => address !== undefined, {
      error: 'write an address, like hello@example.com or Our Company <hello@example.com>',
    })
    .optional(),
  SALES_EMAIL: z
    .string()
    .trim()
    .refine(isMailAddress, { error: 'write one e-mail address, like sales@example.com' })
    .optional(),
  LEADS_WEBHOOK_URL: z
    .string()
    .refine(isPrivateUrl, {
      error: 'write an address that begins with https://; http:// only leads to this machine',
    })
    .optional(),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .transform(readWebhookSecret)
    .refine((secret) => secret !== undefined, {
      error: 'write 24 to 64 random bytes in base64, as this prints them: openssl rand -base64 32',
    })
    .optional(),
  ENCRYPTION_KEY: z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === 32, {
      error: 'write 32 random bytes in base64, as this prints them: openssl rand -base64 32',
    })
    .optional(),
  ...inventoryVariables,
  ...providerVariables,
  ...metricsVariables,
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional'], { error: 'write required or optional' }).optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], { error: 'write on or off' }).default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'write fatal, error, warn, info, debug, trace or silent',
    })
    .optional(),
});

/** What the environment says, checked. Paths are absolute; origins carry no path and no trailing slash. */
export interface Config {
  readonly production: boolean;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The built site; its manifest lies beside it. */
  readonly siteDir: string;
  /** PostgreSQL. Undefined means SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly siteUrl: string | undefined;
  /** Another server that answers the application's calls. Undefined means that this one does. */
  readonly appHost: string | undefined;
  /** The accounting application as people open it. Undefined means that there is none besides this server. */
  readonly appUrl: string | undefined;
  /** Origins besides our own that may make changing calls, with credentials. */
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  /** The server that takes mails. Undefined writes them to files in `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** Undefined is the brand with the contact address of content. */
  readonly mailFrom: MailAddress | undefined;
  /** Undefined is the contact address of content. */
  readonly salesEmail: string | undefined;
  /** Who is told of demo requests besides. */
  readonly leadsWebhook: LeadsWebhook | undefined;
  /** 32 bytes. Undefined is the key of a file in `dataDir`, made at the first start. */
  readonly encryptionKey: Buffer | undefined;
  /** How many items a business may have. */
  readonly inventoryLimit: number;
  /** The companies whose accounts may be used to sign in. */
  readonly providers: Providers;
  /** For how many days what visitors sent is kept. */
  readonly retention: Retention;
  /** Whether staff calls take an account with an authenticator app, a week after its role was given. */
  readonly staffSecondFactor: boolean;
  /** Whether visited pages may stay on the phone. False takes them away again from every browser that has them. */
  readonly serviceWorker: boolean;
  /** On which the metrics are shown to this machine alone. */
  readonly metricsPort: number | undefined;
  /** With which the metrics are shown at /metrics. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

/** Where demo requests are posted to, and what the posts are signed with. */
export interface LeadsWebhook {
  readonly url: string;
  readonly secret: Buffer;
}

/** The environment does not fit. The message names each variable and what to write. */
export class ConfigError extends Error {
  /** Each begins with the name of its variable and a colon. */
  readonly problems: readonly string[];

  constructor(problems: string[]) {
    super(['The configuration cannot be used:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads `.env` at the top of the repository where there is one. What the environment already holds wins. */
export function loadEnvFile(file: string = resolve(root, '.env')): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Checks the environment. An empty variable counts as one that is not there.
 * @throws ConfigError that lists every variable that does not fit
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ''));
  const result = environment.safeParse(filled);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`));
  }
  const values = result.data;
  const production = values.NODE_ENV === 'production';
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = values;
  const { providers, problems } = readProviders(values);
  const { retention, problems: wrongPeriods } = readRetention(variables);
  problems.push(...wrongPeriods);
  if (production && values.SITE_URL === undefined) {
    problems.unshift(
      'SITE_URL: in production, write the address that visitors type, like https://www.example.com',
    );
  }
  if ((url === undefined) !== (secret === undefined)) {
    problems.push(`LEADS_WEBHOOK_${url === undefined ? 'URL' : 'SECRET'}: is missing. Set both, or neither`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    siteDir: resolve(values.SITE_DIR),
    databaseUrl: values.DATABASE_URL,
    siteUrl: values.SITE_URL,
    appHost: values.APP_HOST,
    appUrl: values.APP_URL,
    allowedOrigins: values.ALLOWED_ORIGINS.map((text) => new URL(text).origin),
    trustedProxies: values.TRUSTED_PROXIES,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    salesEmail: values.SALES_EMAIL,
    leadsWebhook: url === undefined || secret === undefined ? undefined : { url, secret },
    encryptionKey: values.ENCRYPTION_KEY,
    inventoryLimit: values.INVENTORY_LIMIT,
    providers,
    retention,
    staffSecondFactor: (values.STAFF_SECOND_FACTOR ?? (production ? 'required' : 'optional')) === 'required',
    serviceWorker: values.SERVICE_WORKER === 'on',
    metricsPort: values.METRICS_PORT,
    metricsToken: values.METRICS_TOKEN,
    // At a terminal a line for each request would bury the address and the demo account.
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/** Where links to this site lead, without a slash at the end. */
export const siteAddress = ({ siteUrl, port }: Config): string => siteUrl ?? `http://127.0.0.1:${port}`;

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Retention, readRetention } from '@accounting-site/content/retention';
import { z } from 'zod';
import { isMailAddress, type MailAddress, parseMailAddress } from '../mail/mail-address.ts';
import { readWebhookSecret } from '../webhook/sign-webhook.ts';
import { isNetwork, isOrigin, isPostgresUrl, isPrivateUrl, isSmtpUrl } from './addresses.ts';
import { applicationVariables } from './application-variables.ts';
import { inventoryVariables } from './inventory-variables.ts';
import { listVariable, originVariable } from './list-and-origin.ts';
import { metricsVariables } from './metrics-variables.ts';
import { type Providers, providerVariables, readProviders } from './provider-variables.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

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
  SITE_URL: originVariable(
    'write the address that visitors type, without a path, like https://www.example.com',
  ).optional(),
  APP_HOST: originVariable(
    'write the address of the application, without a path, like https://app.example.com, or leave it out to have this server answer',
  ).optional(),
  ...applicationVariables,
  ALLOWED_ORIGINS: listVariable(
    z.string().refine(isOrigin, {
      error: 'write addresses without a path, separated by commas, like https://www.example.com',
    }),
  ),
  TRUSTED_PROXIES: listVariable(
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

/** The validated environment. Paths are absolute. Origins have no path and no trailing slash. */
export interface Config {
  readonly production: boolean;
  /** With 0 the system chooses a free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The folder of the built site, with its manifest beside it. */
  readonly siteDir: string;
  /** The URL of PostgreSQL. When undefined, SQLite in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  readonly siteUrl: string | undefined;
  /** Another server that serves the application's API. When undefined, this server does. */
  readonly appHost: string | undefined;
  /** The accounting application that people open. When undefined, this server is the only one. */
  readonly appUrl: string | undefined;
  /** Other origins that may send state-changing requests with credentials. */
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  /** The mail server. When undefined, emails are written to files in `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** The default is the brand name with the contact address from the content. */
  readonly mailFrom: MailAddress | undefined;
  /** The default is the contact address from the content. */
  readonly salesEmail: string | undefined;
  /** Also receives the demo requests. */
  readonly leadsWebhook: LeadsWebhook | undefined;
  /** 32 bytes. When undefined, the key is in a file in `dataDir`, which the first start creates. */
  readonly encryptionKey: Buffer | undefined;
  /** The maximum number of items of one business. */
  readonly inventoryLimit: number;
  /** The companies whose accounts can be used to sign in. */
  readonly providers: Providers;
  /** How many days visitors' submissions are kept. */
  readonly retention: Retention;
  /**
   * Whether staff endpoints require an authenticator app. Staff have a week to add one after they get their
   * role.
   */
  readonly staffSecondFactor: boolean;
  /**
   * Whether browsers may keep visited pages for offline reading. When false, browsers delete the pages they
   * have kept.
   */
  readonly serviceWorker: boolean;
  /** The port that serves the metrics to this machine only. */
  readonly metricsPort: number | undefined;
  /** The token for the metrics at /metrics. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

/** The URL that demo requests are posted to, and the secret that signs them. */
export interface LeadsWebhook {
  readonly url: string;
  readonly secret: Buffer;
}

/** The environment is invalid. The message names each variable and what to write. */
export class ConfigError extends Error {
  /** Each begins with the name of its variable and a colon. */
  readonly problems: readonly string[];

  constructor(problems: string[]) {
    super(['The configuration cannot be used:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Loads `.env` from the top of the repository, if it exists. Variables that are already set take precedence.
 */
export function loadEnvFile(file: string = resolve(root, '.env')): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Validates the environment. Empty variables are treated as unset.
 * @throws ConfigError that lists every invalid variable
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
    // In a terminal, one line for each request would hide the address and the demo account.
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/** The base of links to this site, without a trailing slash. */
export const siteAddress = ({ siteUrl, port }: Config): string => siteUrl ?? `http://127.0.0.1:${port}`;

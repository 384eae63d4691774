import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { readRetention } from '@accounting-site/content/dates/retention';
import { z } from 'zod';
import { isMailAddress, parseMailAddress } from '../mail/mail-address.ts';
import { readWebhookSecret } from '../webhook/sign-webhook.ts';
import { isNetwork, isOrigin, isPostgresUrl, isSmtpUrl, isWebAddress } from './addresses.ts';
import {
  checkedText,
  listVariable,
  originVariable,
  privateUrlVariable,
  wholeNumber,
} from './kinds-of-variables.ts';
import { providerVariables, readProviders } from './provider-variables.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Builds check it too, because they write it into the pages. */
export const siteUrlVariable = originVariable(
  'write the address that visitors type, without a path, like https://www.example.com',
).optional();

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'write development, production or test' })
    .default('development'),
  PORT: wholeNumber(0, 65535, 'write a port number up to 65535, like 3000').default(3000),
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
  SITE_URL: siteUrlVariable,
  APP_HOST: originVariable(
    'write the address of the application, without a path, like https://app.example.com, or leave it out to have this server answer',
  ).optional(),
  /** Where people open the accounting application. The build writes it into the pages. */
  APP_URL: checkedText(
    isWebAddress,
    'write the address at which people open the application, like https://app.example.com/login',
  ).optional(),
  ALLOWED_ORIGINS: listVariable(
    checkedText(
      isOrigin,
      'write addresses without a path, separated by commas, like https://www.example.com',
    ),
  ),
  TRUSTED_PROXIES: listVariable(
    checkedText(isNetwork, 'write addresses or networks separated by commas, like 10.0.0.0/8, or loopback'),
  ),
  SMTP_URL: checkedText(
    isSmtpUrl,
    'write smtp://user:password@host:587 or smtps://user:password@host:465, as your provider says',
  ).optional(),
  MAIL_FROM: z
    .string()
    .transform(parseMailAddress)
    .refine((address) => address !== undefined, {
      error: 'write an address, like hello@example.com or Our Company <hello@example.com>',
    })
    .optional(),
  SALES_EMAIL: checkedText(isMailAddress, 'write one email address, like sales@example.com').optional(),
  LEADS_WEBHOOK_URL: privateUrlVariable.optional(),
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
  INVENTORY_LIMIT: wholeNumber(1, 1_000_000, 'write a number of items from 1 to 1000000, like 20000').default(
    20_000,
  ),
  ...providerVariables,
  METRICS_PORT: wholeNumber(1, 65535, 'write a port number from 1 to 65535, like 9464').optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{24,}$/, {
      error: 'write at least 24 letters and digits, as this prints them: openssl rand -hex 32',
    })
    .optional(),
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional'], { error: 'write required or optional' }).optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], { error: 'write on or off' }).default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'write fatal, error, warn, info, debug, trace or silent',
    })
    .optional(),
});

/** The validated environment. Paths are absolute. Origins have no path and no trailing slash. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

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
  if (!existsSync(file)) return;
  // Editors of Windows begin a file with a byte order mark, which would become part of the first name.
  const variables = parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}

/**
 * Validates the environment. Empty variables are treated as unset.
 * @throws ConfigError that lists every invalid variable
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>) {
  // Container files keep spaces around values, and secrets end with a line break.
  const trimmed = Object.entries(variables).map(([name, value]) => [name, value?.trim()] as const);
  const filled = Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
  const result = environment.safeParse(filled);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`));
  }
  const values = result.data;
  const production = values.NODE_ENV === 'production';
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = values;
  const { providers, problems } = readProviders(values);
  const { retention, problems: wrongPeriods } = readRetention(filled);
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
    /** With 0 the system chooses a free port. */
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    /** The folder of the built site, with its manifest beside it. */
    siteDir: resolve(values.SITE_DIR),
    /** The URL of PostgreSQL. When undefined, SQLite in `dataDir` is used. */
    databaseUrl: values.DATABASE_URL,
    siteUrl: values.SITE_URL,
    /** Another server that serves the application's API. When undefined, this server does. */
    appHost: values.APP_HOST,
    /** The accounting application that people open. When undefined, this server is the only one. */
    appUrl: values.APP_URL,
    /** Other origins that may send state-changing requests with credentials. */
    allowedOrigins: values.ALLOWED_ORIGINS.map((text) => new URL(text).origin),
    trustedProxies: values.TRUSTED_PROXIES,
    /** The mail server. When undefined, emails are written to files in `dataDir`. */
    smtpUrl: values.SMTP_URL,
    /** The default is the brand name with the contact address from the content. */
    mailFrom: values.MAIL_FROM,
    /** The default is the contact address from the content. */
    salesEmail: values.SALES_EMAIL,
    /** Also receives the demo requests: the URL that they are posted to, and the secret that signs them. */
    leadsWebhook: url === undefined || secret === undefined ? undefined : { url, secret },
    /** 32 bytes. When undefined, the key is in a file in `dataDir`, which the first start creates. */
    encryptionKey: values.ENCRYPTION_KEY,
    /** The maximum number of items of one business. */
    inventoryLimit: values.INVENTORY_LIMIT,
    /** The companies whose accounts can be used to sign in. */
    providers,
    /** How many days visitors' submissions are kept. */
    retention,
    /** Whether staff endpoints require an authenticator app, which staff have a week to add. */
    staffSecondFactor: (values.STAFF_SECOND_FACTOR ?? (production ? 'required' : 'optional')) === 'required',
    /** Whether browsers may keep visited pages for offline reading. When false, they delete those they have. */
    serviceWorker: values.SERVICE_WORKER === 'on',
    /** The port that serves the metrics to this machine only. */
    metricsPort: values.METRICS_PORT,
    metricsToken: values.METRICS_TOKEN,
    // In a terminal, one line for each request would hide the address and the demo account.
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/** The base of links to this site, without a trailing slash. */
export const siteAddress = ({ siteUrl, port }: Config): string => siteUrl ?? `http://127.0.0.1:${port}`;

import { isIP } from 'node:net';
import { type Claim, type Finding, findingIf } from '@accounting-site/content/launch-check/finding';
import { placeholderHosts } from '@accounting-site/content/launch-check/placeholder-values';
import { type Config, ConfigError, readConfig } from '@accounting-site/server/config/config';
import { isThisMachine } from '@accounting-site/server/http/loopback';
import type { Variables } from '../command.ts';

/** Missing or invalid settings, and notes about optional ones. */
interface ConfigurationCheck {
  /** Undefined when not even the valid variables form a configuration. */
  readonly config: Config | undefined;
  readonly findings: readonly Finding[];
  readonly notes: readonly Finding[];
}

/** Reads the configuration as the production server would, and lists what visitors would notice. */
export function checkConfiguration(variables: Variables): ConfigurationCheck {
  const { config, refused } = readAsInProduction(variables);
  const mode = checkMode(variables);
  if (config === undefined) return { config, findings: [...mode, ...refused], notes: [] };
  // A refused variable was removed before reading, so it would also be reported as missing.
  const isRefused = (where: string) => refused.some((finding) => finding.where === where);
  const others = [
    ...checkAddresses(config),
    ...checkMail(config),
    ...checkKeys(config),
    ...checkPlaceholders(variables),
  ].filter(({ where }) => !isRefused(where));
  const notes = noteChoices(config).filter(({ where }) => !isRefused(where));
  return { config, findings: [...mode, ...refused, ...others], notes };
}

/**
 * The invalid variables, and the configuration without them: one invalid value must not hide what else is
 * missing.
 */
function readAsInProduction(variables: Variables): { config: Config | undefined; refused: Finding[] } {
  const refused = new Map<string, Finding>();
  const rest: Record<string, string | undefined> = { ...variables, NODE_ENV: 'production' };
  for (let tries = 0; tries < 10; tries += 1) {
    try {
      return { config: readConfig(rest), refused: [...refused.values()] };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      for (const problem of error.problems) {
        const [, where = '', remedy = ''] = /^(\w+): (.*)$/s.exec(problem) ?? [];
        const isThere = (variables[where] ?? '').trim() !== '';
        const what = isThere ? 'What it says cannot be used.' : 'It is missing.';
        if (!refused.has(where)) refused.set(where, { where, what, todo: asSentence(remedy) });
        takeOut(rest, where);
      }
      // Outside production no variable is required, so the others can be read.
      if (refused.has('SITE_URL')) rest.NODE_ENV = 'development';
    }
  }
  return { config: undefined, refused: [...refused.values()] };
}

/** Removes a variable and those that are useless without it. */
function takeOut(variables: Record<string, string | undefined>, name: string): void {
  const prefix = /^(?:LEADS_WEBHOOK|GOOGLE|FACEBOOK)_/.exec(name)?.[0] ?? name;
  for (const each of Object.keys(variables)) if (each.startsWith(prefix)) delete variables[each];
}

function checkMode({ NODE_ENV: mode = '' }: Variables): Finding[] {
  if (mode.trim() === 'production') return [];
  const what = `It is ${mode.trim() === '' ? 'missing' : `"${mode.trim()}"`}. Outside of production the server makes a demo account and shows its password.`;
  return [{ where: 'NODE_ENV', what, todo: 'Set it to production.' }];
}

function checkAddresses({
  siteUrl,
  appHost,
  allowedOrigins,
  providers,
  host,
  trustedProxies,
}: Config): Finding[] {
  const named: [string, string | undefined][] = [
    ['SITE_URL', siteUrl],
    ['APP_HOST', appHost],
    ['GOOGLE_ISSUER', providers.google?.issuer],
    ['FACEBOOK_ISSUER', providers.facebook?.issuer],
    ...allowedOrigins.map((origin): [string, string] => ['ALLOWED_ORIGINS', origin]),
  ];
  const findings = named.flatMap(([where, address]) =>
    address === undefined ? [] : checkAddress(new URL(address)).map((claim) => ({ where, ...claim })),
  );
  // A server that listens only on its own machine has a proxy in front. Without the setting, it would take
  // all visitors for one.
  if ((isThisMachine(host) || host === '::1') && trustedProxies.length === 0) {
    findings.push({
      where: 'TRUSTED_PROXIES',
      what: 'It is missing, and the server listens only on this machine. So every visitor appears to be your proxy, and all share its limits.',
      todo: 'Set it to loopback, or to the addresses of your proxies. Without a proxy, set HOST to the address to listen on.',
    });
  }
  return findings;
}

function checkAddress(address: URL): Claim[] {
  const { hostname, protocol, origin } = address;
  if (isThisMachine(hostname)) {
    return [
      {
        what: `${origin} is this machine. No one else can reach it.`,
        todo: 'Enter the public address.',
      },
    ];
  }
  return [
    ...findingIf(protocol !== 'https:', {
      what: `${origin} is not encrypted. Passwords would be readable on the network.`,
      todo: 'Enter the address with https://.',
    }),
    ...findingIf(isIP(hostname.replace(/^\[|\]$/g, '')) !== 0, {
      what: `${origin} is an IP address. Passkeys and certificates need a host name.`,
      todo: 'Enter the host name.',
    }),
  ];
}

function checkMail({ smtpUrl, mailFrom, salesEmail }: Config): Finding[] {
  return [
    ...findingIf(smtpUrl === undefined, {
      where: 'SMTP_URL',
      what: 'It is missing. Emails are written to files in DATA_DIR/mail and not sent: no confirmations, no password resets.',
      todo: 'Enter the settings of your email provider: docs/recipes/set-up-mail.md.',
    }),
    ...findingIf(mailFrom === undefined, {
      where: 'MAIL_FROM',
      what: 'It is missing. Emails are sent from the contact address of the content, which editors may change to one that your email provider refuses.',
      todo: 'Enter an address that your email provider lets you send from: docs/recipes/set-up-mail.md.',
    }),
    ...findingIf(salesEmail === undefined, {
      where: 'SALES_EMAIL',
      what: 'It is missing. Demo requests go to the contact address of the content, which editors may change.',
      todo: 'Enter the address of the person who answers them, even if it is the same.',
    }),
  ];
}

function checkKeys({ encryptionKey, appHost, databaseUrl }: Config): Finding[] {
  // With APP_HOST the accounts, and with them all encrypted data, are at another application.
  return findingIf(encryptionKey === undefined && appHost === undefined, {
    where: 'ENCRYPTION_KEY',
    what:
      databaseUrl === undefined
        ? 'It is missing. The key is in DATA_DIR beside the database, so that one copy of the folder has both.'
        : 'It is missing. The key is a file in DATA_DIR, and another server on the same database would not start without it.',
    todo: 'Set it to the output of: openssl rand -base64 32. If the server has run before, use the contents of installation.key in DATA_DIR.',
  });
}

function checkPlaceholders(variables: Variables): Finding[] {
  const named = [
    'SITE_URL',
    'APP_HOST',
    'SMTP_URL',
    'MAIL_FROM',
    'SALES_EMAIL',
    'LEADS_WEBHOOK_URL',
    'ALLOWED_ORIGINS',
  ];
  return named.flatMap((where) =>
    placeholderHosts(variables[where] ?? '').map((host) => ({
      where,
      what: `${host} is an example domain: no one receives email there.`,
      todo: 'Enter your own.',
    })),
  );
}

function noteChoices({ databaseUrl, providers, leadsWebhook, appHost }: Config): Finding[] {
  const buttons = [
    { name: 'Google', isOff: providers.google === undefined },
    { name: 'Facebook', isOff: providers.facebook === undefined },
  ];
  return [
    ...findingIf(databaseUrl === undefined, {
      where: 'DATABASE_URL',
      what: 'Without it the database is one file in DATA_DIR, for servers on this machine only.',
      todo: 'For servers on several machines, use PostgreSQL. Back up with the command backup FILE.',
    }),
    ...buttons.flatMap(({ name, isOff }) =>
      findingIf(isOff && appHost === undefined, {
        where: `${name.toUpperCase()}_CLIENT_ID`,
        what: `Without it the button "${name}" says that it is not available yet.`,
        todo: 'docs/recipes/set-up-social-sign-in.md says how to set it up.',
      }),
    ),
    ...findingIf(leadsWebhook === undefined, {
      where: 'LEADS_WEBHOOK_URL',
      what: 'Without it demo requests go out by email alone.',
      todo: 'docs/recipes/receive-leads.md says how to send them to your own program.',
    }),
  ];
}

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

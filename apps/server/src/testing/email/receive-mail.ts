import { onTestFinished } from 'vitest';
import { type MailServer, startMailServer } from './mail-server.ts';

/** A mail server for one test, and the variables that configure it. */
export async function receiveMail(): Promise<{
  mailServer: MailServer;
  environment: Record<string, string>;
}> {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  const environment = {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'SikaBooks <hello@sikabooks.example>',
    SALES_EMAIL: 'sales@sikabooks.example',
  };
  return { mailServer, environment };
}

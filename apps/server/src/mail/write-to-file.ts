import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { makePrivateFolder } from '../process/private-files.ts';
import { composeMail } from './compose-mail.ts';
import { noReceiver, type SendMail } from './mail.ts';
import type { MailAddress } from './mail-address.ts';

/**
 * Writes emails into a folder, each a complete message (RFC 5322) that mail programs can open. An email that
 * is sent again replaces its file.
 */
export function writeToFile(folder: string, from: MailAddress, log: FastifyBaseLogger): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail, envelope) => {
    const { id, template, createdAt } = envelope;
    const { message } = await transport.sendMail(composeMail(mail, envelope, from));
    if (mail.to === noReceiver) return '';
    const time = new Date(createdAt).toISOString().slice(0, 19).replaceAll(':', '-');
    const file = join(folder, `${time}-${template}-${id.slice(0, 8)}.eml`);
    // Only the server's own user may read visitors' data.
    makePrivateFolder(folder);
    await writeFile(`${file}.part`, message, { mode: 0o600, flush: true });
    await rename(`${file}.part`, file);
    log.warn({ file }, 'SMTP_URL is not set: the mail was written to a file');
    return file;
  };
}

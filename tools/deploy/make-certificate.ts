import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findOrInstall } from '../test-setup/install-debian-packages.ts';

/** Creates a self-signed certificate that is valid for two days. @param names the first is its subject */
export async function makeCertificate(
  folder: string,
  names: [string, ...string[]],
): Promise<[key: string, certificate: string]> {
  const openssl = await findOrInstall('/usr/bin/openssl', 'openssl');
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ');
  const subject = ['-subj', `/CN=${names[0]}`];
  const alternatives = ['-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(openssl, ['req', ...kind, ...subject, ...alternatives, ...files], { stdio: 'ignore' });
  return [key, certificate];
}

import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config/config.ts';
import { codeOf, messageOf } from '../message-of.ts';
import { makePrivateFolder } from '../process/private-files.ts';

/**
 * The one secret of an installation, which is never stored in its database. Values that are derived from it
 * or encrypted with it are useless to someone with only a copy of the database. All servers on the same
 * database need the same key.
 */
export interface InstallationKey {
  /** Identifies the key without revealing it. */
  readonly fingerprint: string;
  /**
   * Returns the same 256 bits in base64url for the same purpose and text. Without the key no one can compute
   * or verify them.
   */
  derive(purpose: string, text: string): string;
  /** Encrypts a text for one purpose and owner (AES-256-GCM). Decryption needs the same purpose and owner. */
  seal(purpose: string, owner: string, text: string): string;
  /** Returns undefined for anything that was not encrypted with this key, purpose and owner. */
  open(purpose: string, owner: string, sealed: string): string | undefined;
}

export function createInstallationKey(bytes: Buffer): InstallationKey {
  const subkeys = new Map<string, Buffer>();
  const subkey = (purpose: string) => {
    const known = subkeys.get(purpose) ?? Buffer.from(hkdfSync('sha256', bytes, '', purpose, 32));
    subkeys.set(purpose, known);
    return known;
  };
  return {
    fingerprint: createHash('sha256').update(subkey('fingerprint')).digest('hex'),
    derive: (purpose, text) => createHmac('sha256', subkey(purpose)).update(text).digest('base64url'),
    seal(purpose, owner, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', subkey(`seal ${purpose}`), nonce).setAAD(
        Buffer.from(owner),
      );
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(parts).toString('base64url');
    },
    open(purpose, owner, sealed) {
      const parts = Buffer.from(sealed, 'base64url');
      if (parts.length < 28) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', subkey(`seal ${purpose}`), parts.subarray(0, 12))
        .setAAD(Buffer.from(owner))
        .setAuthTag(parts.subarray(-16));
      try {
        return decipher.update(parts.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * Reads the key from ENCRYPTION_KEY. Without it, the key is in a file in DATA_DIR, which is created if it
 * does not exist.
 * @throws ConfigError when the file cannot be used
 */
export function readInstallationKey(config: Pick<Config, 'encryptionKey' | 'dataDir'>): InstallationKey {
  return createInstallationKey(config.encryptionKey ?? keyOfFile(config.dataDir));
}

/**
 * Reads the key of this machine, or returns undefined when the first start would create one.
 * @throws ConfigError when its file cannot be used
 */
export function findInstallationKey(
  config: Pick<Config, 'encryptionKey' | 'dataDir'>,
): InstallationKey | undefined {
  const isThere = config.encryptionKey !== undefined || existsSync(join(config.dataDir, keyFile));
  return isThere ? readInstallationKey(config) : undefined;
}

const keyFile = 'installation.key';

function keyOfFile(folder: string): Buffer {
  const file = join(folder, keyFile);
  try {
    makePrivateFolder(folder);
    addKeyFile(file);
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
    if (key.length === 32) return key;
  } catch (error) {
    const reason = messageOf(error);
    throw new ConfigError([`DATA_DIR: ${file} cannot be read or written (${reason})`]);
  }
  throw new ConfigError([`DATA_DIR: ${file} does not hold a key. Put back the one from your backup`]);
}

/**
 * Creating a hard link is atomic, so processes that start together or crash leave exactly one complete key.
 */
function addKeyFile(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

import type { Metrics } from '../observability/metrics.ts';
import type { PasswordHashing } from './password-hashing.ts';

const measured = {
  inside: {
    name: 'accounting_site_password_hash_calls',
    help: 'Calls that hash or compare a password now, or wait for their turn.',
  },
  room: {
    name: 'accounting_site_password_hash_room',
    help: 'How many of them there may be; the next one is refused with 503.',
  },
} as const;

export function watchPasswords(metrics: Metrics, passwords: PasswordHashing): void {
  metrics.watch(measured, () => passwords.load());
}

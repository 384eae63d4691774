/** Whether a host's name, as it stands in a URL, is this machine: what is sent there passes no network. */
export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

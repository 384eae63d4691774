/** Whether a host name in a URL is this machine, so that what is sent there does not cross a network. */
export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

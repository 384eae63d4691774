/** Node's own limits. */
export function startWithFlags(): void {}

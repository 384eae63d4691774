/**
 * What this server takes from `node:http`. An `import` of it reads every export at once, and one of them is WebSocket, for
 * which Node loads all of `fetch`: 75 ms of the start that no page needs.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');

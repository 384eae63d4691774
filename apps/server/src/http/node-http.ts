/**
 * The parts of `node:http` that this server uses. An `import` reads every export immediately, including
 * WebSocket, for which Node loads all of `fetch`: 75 ms of the start that no page needs.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');

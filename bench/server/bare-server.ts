// A server with one fixed response: the baseline cost of Node itself.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', port = ''] = process.argv.slice(2);
const body = readFileSync(file);
const headers = [
  'content-type',
  'text/html; charset=utf-8',
  'content-encoding',
  'br',
  'content-length',
  String(body.length),
];
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');

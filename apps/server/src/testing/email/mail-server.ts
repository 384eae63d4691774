import { connect, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listen } from '../app/listen.ts';

/** A received email: the envelope of the session, and the message byte for byte. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
  /** The headers of the message in their order, each on one line. */
  readonly headers: readonly { name: string; value: string }[];
  readonly messageId: string;
  /** Milliseconds since 1970, by the real clock. */
  readonly at: number;
}

/**
 * `accepts`, or a fault: the port is closed, nothing is ever sent, the connection is lost after the message,
 * the password or the recipient is refused permanently, or everything is refused temporarily.
 */
type MailServerBehaviour =
  | 'accepts'
  | 'refuses connections'
  | 'hangs'
  | 'drops after DATA'
  | 'refuses passwords'
  | 'refuses receivers'
  | 'is busy';

/** A real SMTP server on this machine with configurable faults. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** What clients sent, one text for each connection. */
  readonly wire: string[];
  become(behaviour: MailServerBehaviour): void;
  close(): Promise<void>;
}

/** Starts a mail server on a free port, or on `port`. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const state: State = { behaviour: 'accepts', mails: [], wire: [], sockets: new Set(), clients: new Map() };
  const inner = new SMTPServer(options(state));
  // These tests break connections on purpose.
  inner.on('error', () => {});
  const innerPort = await listen(inner.server);
  const front = createServer({ noDelay: true }, (client) => answer(client, innerPort, state));
  const frontPort = await listen(front, port);
  return {
    url: `smtp://127.0.0.1:${frontPort}`,
    mails: state.mails,
    wire: state.wire,
    become(behaviour) {
      state.behaviour = behaviour;
      for (const socket of state.sockets) socket.destroy();
    },
    async close() {
      for (const socket of state.sockets) socket.destroy();
      await Promise.all([
        new Promise((resolve) => front.close(resolve)),
        new Promise<void>((resolve) => inner.close(resolve)),
      ]);
    },
  };
}

interface State {
  behaviour: MailServerBehaviour;
  mails: ReceivedMail[];
  wire: string[];
  sockets: Set<Socket>;
  /** The sockets of clients, by the port that the inner server sees. */
  clients: Map<number, Socket>;
}

function options(state: State): SMTPServerOptions {
  return {
    authOptional: true,
    disableReverseLookup: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth({ username, password }, _session, callback) {
      // Some servers repeat what they refused.
      const quoted = `wrong user ${username} or password ${password}`;
      if (state.behaviour === 'refuses passwords') callback(refusal(535, quoted));
      else callback(null, { user: 'somebody' });
    },
    onRcptTo(_address, _session, callback) {
      if (state.behaviour === 'refuses receivers') callback(refusal(550, '5.1.1 no such mailbox'));
      else if (state.behaviour === 'is busy') callback(refusal(451, 'try again later'));
      else callback();
    },
    onData(stream, { envelope, remotePort }, callback) {
      buffer(stream).then((bytes) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        state.mails.push(read(from, envelope.rcptTo, bytes.toString('utf8')));
        if (state.behaviour === 'drops after DATA') state.clients.get(remotePort)?.destroy();
        else callback();
      }, callback);
    },
  };
}

function read(from: string, receivers: readonly { address: string }[], message: string): ReceivedMail {
  const head = message.slice(0, message.indexOf('\r\n\r\n'));
  const headers = head
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .map((line) => ({
      name: line.slice(0, line.indexOf(':')),
      value: line.slice(line.indexOf(':') + 1).trim(),
    }));
  const messageId = headers.find(({ name }) => name === 'Message-ID')?.value ?? '';
  return { from, to: receivers.map(({ address }) => address), message, headers, messageId, at: Date.now() };
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

function answer(client: Socket, innerPort: number, state: State): void {
  state.sockets.add(client);
  client.on('error', () => {});
  client.on('close', () => state.sockets.delete(client));
  if (state.behaviour === 'refuses connections') return void client.destroy();
  if (state.behaviour === 'hangs') return;
  const back = connect({ port: innerPort, host: '127.0.0.1', noDelay: true });
  const index = state.wire.push('') - 1;
  client.on('data', (data) => {
    state.wire[index] += data.toString('utf8');
  });
  back.on('connect', () => state.clients.set(back.localPort ?? 0, client));
  back.on('error', () => client.destroy());
  client.on('close', () => back.destroy());
  client.pipe(back).pipe(client);
}

import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { listen } from '../app/listen.ts';

/**
 * The steps of SMTP in order. At `message`, the server has received the whole email but has not responded
 * yet.
 */
export const smtpSteps = ['greeting', 'EHLO', 'MAIL FROM', 'RCPT TO', 'DATA', 'message'] as const;
export type SmtpStep = (typeof smtpSteps)[number];

/** The fault at a step. `drops after answering` closes the connection after a positive response. */
export type SmtpTrouble = 'is busy' | 'refuses' | 'drops' | 'drops after answering' | 'hangs';

interface SmtpFault {
  readonly step: SmtpStep;
  readonly how: SmtpTrouble;
  /** The response with which it refuses. */
  readonly refusal?: string;
}

/** An email that the server accepted, whatever response the sender got. */
interface TakenMail {
  readonly to: string;
  readonly messageId: string;
}

const good: Record<SmtpStep, string> = {
  greeting: '220 mail.example ESMTP',
  EHLO: '250 mail.example',
  'MAIL FROM': '250 2.1.0 ok',
  'RCPT TO': '250 2.1.5 ok',
  DATA: '354 go on',
  message: '250 2.0.0 taken',
};

/** A minimal mail server for one test that fails at a chosen step. */
export async function openStepwiseSmtp() {
  const state: { trouble: SmtpFault | undefined; taken: TakenMail[] } = { trouble: undefined, taken: [] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // These tests break connections on purpose.
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    talk(socket, state);
  });
  const port = await listen(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return Object.assign(state, { url: `smtp://127.0.0.1:${port}` });
}

function talk(socket: Socket, state: OpenState): void {
  const answer = (step: SmtpStep): void => {
    const how = state.trouble?.step === step ? state.trouble.how : undefined;
    if (how === 'hangs') return;
    if (how === 'drops') return void socket.destroy();
    if (how === 'is busy') return void socket.write('451 4.3.0 try again later\r\n');
    if (how === 'refuses') {
      return void socket.write(`${state.trouble?.refusal ?? '554 5.7.1 not from you'}\r\n`);
    }
    if (how === 'drops after answering') return void socket.end(`${good[step]}\r\n`);
    socket.write(`${good[step]}\r\n`);
  };
  let to = '';
  let message: string[] | undefined;
  createInterface({ input: socket }).on('line', (line) => {
    if (socket.writableEnded || socket.destroyed) return;
    if (message !== undefined) {
      if (line !== '.') return void message.push(line);
      const isTaken = state.trouble?.step !== 'message' || !refusals.includes(state.trouble.how);
      const messageId = message.find((header) => header.startsWith('Message-ID:')) ?? '';
      if (isTaken) state.taken.push({ to, messageId });
      message = undefined;
      return answer('message');
    }
    // A client falls back to HELO when EHLO is refused.
    const word = line.toUpperCase().replace(/^HELO/, 'EHLO');
    if (word.startsWith('QUIT')) return void socket.end('221 bye\r\n');
    const step = smtpSteps.find((name) => word.startsWith(name));
    if (step === undefined) return void socket.write('250 ok\r\n');
    if (step === 'RCPT TO') to = /<(.*)>/.exec(line)?.[1] ?? '';
    if (step === 'DATA' && state.trouble?.step !== 'DATA') message = [];
    answer(step);
  });
  answer('greeting');
}

interface OpenState {
  readonly trouble: SmtpFault | undefined;
  readonly taken: TakenMail[];
}

const refusals: readonly SmtpTrouble[] = ['is busy', 'refuses'];

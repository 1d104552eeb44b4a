import { createServer, type Socket } from 'node:net';

export interface MailServerOptions {
  /** The password with which any user may log in; undefined: the server accepts connections and never responds. */
  readonly password: string | undefined;
  /** Responses for some recipients, as '550 5.1.1 Unknown'; all others are accepted. */
  readonly answers?: Readonly<Record<string, string>> | undefined;
  /** Called with the recipient of each accepted mail. */
  readonly onMail?: ((recipient: string) => void) | undefined;
}

/** The part of SMTP that sending a mail needs. */
const converse = (socket: Socket, { password, answers = {}, onMail }: MailServerOptions): void => {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let recipient = '';
  let isText = false;
  const answerTo = (line: string): void => {
    if (isText) {
      if (line !== '.') return;
      isText = false;
      onMail?.(recipient);
      say('250 Ok');
    } else if (line.startsWith('EHLO')) {
      say('250-mail.test');
      say('250 AUTH PLAIN');
    } else if (line.startsWith('AUTH PLAIN')) {
      const given = Buffer.from(line.slice('AUTH PLAIN '.length), 'base64').toString().split('\0')[2];
      say(given === password ? '235 Welcome' : '535 Authentication failed');
    } else if (line.startsWith('RCPT TO:')) {
      recipient = /<(.*)>/.exec(line)?.[1] ?? '';
      say(answers[recipient] ?? '250 Ok');
    } else if (line === 'DATA') {
      isText = true;
      say('354 Go on');
    } else if (line.startsWith('QUIT')) {
      socket.end('221 Bye\r\n');
    } else {
      say('250 Ok');
    }
  };
  say('220 mail.test');
  socket.on('error', () => undefined);
  let unfinished = '';
  socket.on('data', (data) => {
    const lines = (unfinished + data.toString()).split('\r\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) answerTo(line);
  });
};

/** Opens a mail server on this machine. */
export const openMailServer = async (options: MailServerOptions) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    if (options.password !== undefined) converse(socket, options);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

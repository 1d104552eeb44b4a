import { createServer, type Socket } from 'node:net';

/** The part of SMTP that a log-in needs; any user with this password may log in. */
const converse = (socket: Socket, password: string): void => {
  socket.write('220 mail.test\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    const line = data.toString().trim();
    if (line.startsWith('EHLO')) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
    else if (line.startsWith('AUTH PLAIN')) {
      const given = Buffer.from(line.slice('AUTH PLAIN '.length), 'base64').toString().split('\0')[2];
      socket.write(given === password ? '235 Welcome\r\n' : '535 Authentication failed\r\n');
    } else if (line.startsWith('QUIT')) socket.end('221 Bye\r\n');
    else socket.write('250 Ok\r\n');
  });
};

/** Opens a mail server on this machine. @param password undefined: it accepts connections and never answers */
export const openMailServer = async (password: string | undefined) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    if (password !== undefined) converse(socket, password);
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

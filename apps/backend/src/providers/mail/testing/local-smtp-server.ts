import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that records accepted mails. */
export interface LocalSmtpServer {
  /** Including user and password. */
  readonly url: string;
  /** Raw mails, oldest first. */
  readonly taken: readonly { readonly from: string; readonly to: readonly string[]; readonly raw: string }[];
  /** Rejects the next mails temporarily (4xx). */
  refuseNext(count: number): void;
  /** Sets a single response to the next command, as in '550 5.1.1 No such user'. */
  answerOnce(command: 'MAIL' | 'RCPT' | 'DATA', answer: string): void;
  close(): Promise<void>;
}

const credentials = { user: 'store', pass: 'p@ss/word' };

const temporarilyRefused = (): Error & { responseCode: number } =>
  Object.assign(new Error('Try again later'), { responseCode: 451 });

export const startLocalSmtpServer = async (): Promise<LocalSmtpServer> => {
  const taken: { from: string; to: readonly string[]; raw: string }[] = [];
  let refusals = 0;
  let planned: { readonly command: string; readonly answer: string } | undefined;
  /** The planned answer to a command, as an error of the server. */
  const plannedFor = (command: string): Error | undefined => {
    if (planned?.command !== command) return undefined;
    const [code = '', ...words] = planned.answer.split(' ');
    planned = undefined;
    return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === credentials.user && password === credentials.pass
        ? done(null, { user: username })
        : done(new Error('Who are you?')),
    onMailFrom: (_address, _session, done) => done(plannedFor('MAIL')),
    onRcptTo: (_address, _session, done) => done(plannedFor('RCPT')),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const refusal = plannedFor('DATA');
        if (refusal) return done(refusal);
        if (refusals > 0) {
          refusals -= 1;
          return done(temporarilyRefused());
        }
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() });
        return done();
      });
    },
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { user, pass } = credentials;
  return {
    url: `smtp://${user}:${encodeURIComponent(pass)}@127.0.0.1:${port}`,
    taken,
    refuseNext: (count) => {
      refusals = count;
    },
    answerOnce: (command, answer) => {
      planned = { command, answer };
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
};

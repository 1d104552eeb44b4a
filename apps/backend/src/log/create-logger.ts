import pino, { type DestinationStream, type Logger } from 'pino';
import { openStandardOutput } from './standard-output.ts';

/** Property names of secrets and card data, whose values are never logged (I8). */
const secretNames = [
  'password',
  'token',
  'transactionToken',
  'number',
  'cvc',
  'cvv',
  'cookie',
  'authorization',
  'secret',
];

/** A database error contains the offending values in its `detail`, so only the affected object is logged. */
const errorOf = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause === undefined ? {} : { cause: errorOf(error.cause) };
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack,
    ...cause,
  };
};

export const createLogger = (level: string, destination: DestinationStream = openStandardOutput()): Logger => {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorOf },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  };
  return pino(options, destination);
};

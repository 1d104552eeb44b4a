import pino, { type DestinationStream } from 'pino';

/** Bytes kept while they cannot be written; later lines are dropped. */
const mostKept = 1024 * 1024;

/**
 * Standard output for log lines. A store outlives its log: lines that cannot be written, because the disk is full or the
 * reader is gone, are written as soon as that is possible.
 */
export const openStandardOutput = (): DestinationStream =>
  pino.destination({ dest: process.stdout.fd, sync: true, maxLength: mostKept }).on('error', () => undefined);

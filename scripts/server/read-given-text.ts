import { closeSync, openSync, readSync } from 'node:fs';

/**
 * Maximum size of a document from an operator, in bytes, so that /dev/zero or a wrong file does not fill the memory.
 */
const mostBytes = 50_000_000;

/**
 * Reads a text file named by a setting or a command, or standard input.
 * @throws Error of the file system, or one sentence if the file is too large
 */
export const readGivenText = (file: string): string => {
  const opened = openSync(file, 'r');
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for (;;) {
      const chunk = Buffer.alloc(65_536);
      const count = readSync(opened, chunk);
      if (count === 0) return Buffer.concat(chunks).toString('utf8');
      bytes += count;
      if (bytes > mostBytes) {
        throw new Error(`${file} has more than ${mostBytes / 1_000_000} MB, as no such file does: check the path.`);
      }
      chunks.push(chunk.subarray(0, count));
    }
  } finally {
    closeSync(opened);
  }
};

import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { inRoot } from './root.mjs';

/** The default address of the store. */
export const defaultAddress = { host: 'localhost', port: 3000 };

const sentences = {
  EADDRINUSE: (_host, port) =>
    `Port ${port} is in use by another program: stop that program, or choose another port with PORT=${Number(port) + 1} npm start.`,
  EACCES: (_host, port) => `This user may not open port ${port}: choose a port above 1023 with PORT=3000 npm start.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}: set HOST to one of its own, or leave it out.`,
  ENOTFOUND: (host) =>
    `The host name ${host} is not known here: set HOST to an address of this machine, or leave it out.`,
};

/**
 * The reason why a port cannot be opened, with the remedy, as an Error.
 * @param error of the system
 * @param host the requested address
 * @param port the requested port
 */
export const portFault = (error, host, port) => {
  const sentence = sentences[error.code]?.(host, port);
  return sentence === undefined ? error : new Error(sentence, { cause: error });
};

/** Settings of the file, if they can be parsed here: the store itself reports an unreadable file. */
const readSettings = () => {
  try {
    return JSON.parse(readFileSync(inRoot('ironcart.config.json'), 'utf8'));
  } catch {
    return {};
  }
};

/**
 * Opens the store's port and closes it again, so that a port in use is named before a build of minutes.
 * @throws Error with one sentence and its remedy
 */
export const requirePort = () => {
  const settings = { ...defaultAddress, ...readSettings() };
  const host = process.env.HOST || settings.host;
  const port = Number(process.env.PORT || settings.port);
  const isChecked = Number.isInteger(port) && port >= 0 && port <= 65_535 && typeof host === 'string';
  if (!isChecked) return undefined;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portFault(error, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
};

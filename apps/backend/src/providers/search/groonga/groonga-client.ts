import { fetchWithin } from '../../fetch-within.ts';

/** Arguments of a command by name. */
export type GroongaArguments = Readonly<Record<string, string | number>>;

/** A client for a Groonga server over HTTP. Each method throws after the time limit or if the server refuses. */
export interface GroongaClient {
  readonly name: string;
  /** Runs a command and returns the body of its response. */
  command(name: string, args: GroongaArguments, patienceMs: number): Promise<unknown>;
  load(table: string, rows: readonly unknown[], patienceMs: number): Promise<void>;
}

/** Thrown if Groonga did not execute a command. */
export class GroongaRefusedError extends Error {
  override readonly name = 'GroongaRefusedError';
}

/** A response is `[[code, started, seconds, message], body]`. */
const bodyOf = (command: string, answer: unknown): unknown => {
  if (!Array.isArray(answer) || !Array.isArray(answer[0]))
    throw new GroongaRefusedError(`${command}: no answer of Groonga`);
  const [[code, , , message], body] = answer;
  if (code !== 0) throw new GroongaRefusedError(`${command}: ${String(message)}`);
  return body;
};

/** @param url of the server, without a path */
export const createGroongaClient = (url: string, send: (request: Request) => Promise<Response>): GroongaClient => {
  const origin = url.replace(/\/$/, '');
  const ask = async (command: string, query: string, init: RequestInit, patienceMs: number): Promise<unknown> =>
    fetchWithin(
      patienceMs,
      send,
      new Request(`${origin}/d/${command}${query}`, { method: 'POST', ...init }),
      async (response) => bodyOf(command, await response.json()),
    );
  return {
    name: new URL(url).host,
    command: (command, args, patienceMs) => {
      const body = new URLSearchParams(Object.entries(args).map(([name, value]) => [name, String(value)]));
      return ask(command, '', { body }, patienceMs);
    },
    load: async (table, rows, patienceMs) => {
      const headers = { 'Content-Type': 'application/json' };
      await ask('load', `?table=${table}`, { headers, body: JSON.stringify(rows) }, patienceMs);
    },
  };
};

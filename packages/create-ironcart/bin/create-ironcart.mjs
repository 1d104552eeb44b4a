#!/usr/bin/env node
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createProject } from '../src/create-project.mjs';
import { CreationError } from '../src/creation-error.mjs';
import { kinds } from '../src/kinds.mjs';
import { requireNode } from '../src/require-node.mjs';

requireNode();

const usage = `Usage: npm create ironcart@latest FOLDER -- [--kind KIND] [--backend URL] [--repository URL]

Kinds:
${kinds.map(({ name, about }) => `  ${name.padEnd(12)}${about}`).join('\n')}

  --backend     storefront: the address of the running backend; default: http://localhost:3000
  --repository  store: the Git repository of Ironcart; default: the public one`;

const options = {
  kind: { type: 'string' },
  backend: { type: 'string' },
  repository: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

/** Quotes a folder's name for a shell if necessary, so that it is read as one word. */
const quoted = (folder) => {
  if (/^[\p{L}\p{M}\p{N}_./\\:@%+-]+$/u.test(folder)) return folder;
  return /["$`\\!]/.test(folder) ? `'${folder.replaceAll("'", "'\\''")}'` : `"${folder}"`;
};

/** Asks for the project's kind interactively. */
const askKind = async () => {
  if (!process.stdin.isTTY) throw new CreationError(`Name the kind of project with --kind.\n\n${usage}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const [at, { name, about }] of kinds.entries()) console.log(`  ${at + 1}  ${name.padEnd(12)}${about}`);
    const typed = (await terminal.question('Kind (1-3): ')).trim();
    return kinds[Number(typed) - 1]?.name ?? typed;
  } finally {
    terminal.close();
  }
};

const read = () => {
  try {
    // npm consumes '--' itself; other package managers pass it on.
    const args = process.argv.slice(2).filter((arg) => arg !== '--');
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new CreationError(`${error.message.split('. To specify')[0]}.\n\n${usage}`);
  }
};

try {
  const { values, positionals } = read();
  const [folder, ...others] = positionals;
  if (!values.help && others.length > 0) {
    const words = positionals.map((word) => `"${word}"`).join(' and ');
    throw new CreationError(
      `Name one folder, not ${words}: a name with spaces needs quotes, "${positionals.join(' ')}".`,
    );
  }
  if (values.help || folder === undefined) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
  } else {
    const { kind = await askKind(), ...given } = values;
    const { next } = createProject(folder, { kind, ...given });
    console.log(
      `\n${folder} is ready. Next:\n\n${[`cd ${quoted(folder)}`, ...next].map((line) => `  ${line}`).join('\n')}\n`,
    );
  }
} catch (error) {
  // The prompt was aborted with Ctrl-C or Ctrl-D.
  const isLeft = error.code === 'ABORT_ERR';
  if (!(error instanceof CreationError || isLeft)) throw error;
  console.error(isLeft ? '\nNothing was created.' : error.message);
  process.exitCode = isLeft ? 130 : 1;
}

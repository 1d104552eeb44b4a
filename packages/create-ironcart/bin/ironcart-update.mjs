#!/usr/bin/env node
import process from 'node:process';
import { parseArgs } from 'node:util';
import { CreationError } from '../src/creation-error.mjs';
import { requireNode } from '../src/require-node.mjs';
import { updateSources } from '../src/update/update-sources.mjs';

requireNode();

const usage = `Usage: npx --package=create-ironcart@latest ironcart-update FOLDER [--check]

Rewrites the imports of names that moved or were renamed between versions of Ironcart's packages.

  --check  writes nothing, and ends with 1 if something has to be changed`;

const options = { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };

const read = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new CreationError(`${error.message.split('. To specify')[0]}.\n\n${usage}`);
  }
};

const report = ({ changed, notes }, isCheck) => {
  for (const file of changed) console.log(`${isCheck ? 'to be rewritten' : 'rewritten'}: ${file}`);
  for (const note of notes) console.log(`change by hand: ${note}`);
  if (changed.length === 0 && notes.length === 0) console.log('Nothing imports a name that moved.');
};

try {
  const { values, positionals } = read();
  const [folder, ...others] = positionals;
  if (values.help || folder === undefined || others.length > 0) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
  } else {
    const found = updateSources(folder, { isCheck: values.check });
    report(found, values.check);
    if (found.notes.length > 0 || (values.check && found.changed.length > 0)) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof CreationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

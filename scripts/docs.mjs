import process from 'node:process';
import { refuseArguments } from './arguments/refuse-arguments.mjs';
import { readOptions } from './prepare/read-options.mjs';
import { requireTools } from './prepare/require-tools.mjs';

/*
 * Builds the documentation site into docs/generated/site: `npm run docs`. `npm run docs -- serve` serves what was built,
 * and builds it first if nothing was; `PORT` sets the port.
 */

const usage =
  'Usage:\n  npm run docs             builds the site into docs/generated/site\n  npm run docs -- serve    serves it, built anew if a document or source has changed; PORT sets the port';
const { positionals } = readOptions(usage, { allowPositionals: true, options: {} });
const isServed = positionals[0] === 'serve';
if (positionals.length > Number(isServed)) {
  refuseArguments(`"${positionals[Number(isServed)]}" is not serve.`, usage);
}
await requireTools();
try {
  const { buildDocs, serveDocs } = await import('../lab/docs-site/docs.mjs');
  await (isServed ? serveDocs() : buildDocs());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

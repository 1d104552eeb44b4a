import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

/*
 * Runs the store in this folder, `node store.mjs`, or one of its commands, `node store.mjs order audit ORDER`. Settings
 * come from the environment and from an ironcart.config.json beside this file.
 */

const commands = [
  'catalogue',
  'rates',
  'order',
  'outbox',
  'moderate',
  'search',
  'preview',
  'analytics',
  'chat',
  'demo',
  'flags',
  'pictures',
  'backup',
  'restore',
  'doctor',
];
const [command, ...words] = process.argv.slice(2);

process.env.NODE_ENV ??= 'production';
// As in `npm start`: by default, V8 lets the heap double before it collects.
setFlagsFromString('--heap-growing-percent=50');

try {
  if (command !== undefined && !commands.includes(command)) {
    throw new Error(
      `There is no command "${command}": choose from ${commands.join(', ')}; without one the store opens.`,
    );
  }
  const built = await import(`./program/server/${command ?? 'serve'}.js`);
  if (command === undefined) await built.serve();
  else process.exit(await built[command](words));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

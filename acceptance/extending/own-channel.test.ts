import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sandboxCard } from '../../e2e/fixtures/sandbox-cards.ts';
import { inRoot, root } from '../../scripts/prepare/root.mjs';
import { createGuest } from '../live/guest.ts';

let store: OpenProduct;
beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: makeDataDir() });
}, 300_000);
afterAll(() => store.close());

const newTalk = (): string => join(mkdtempSync(join(tmpdir(), 'ironcart-talk-')), 'talk.json');

/** Types lines into the recipe's terminal. @returns its responses, in order */
const type = (talk: string, lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const terminal = inRoot('docs', 'extending', 'channel', 'terminal.mjs');
    // The packages' sources stand for the published packages, which the repository does not install.
    const flags = ['--conditions=@ironcart/source', '--import', 'tsx'];
    const child = spawn(process.execPath, [...flags, terminal, store.url, talk], { cwd: root });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
    child.stdin.end(`${lines.join('\n')}\n`);
  });

const address = 'ship Ada Lifter, ada@example.com, 614 555 0100, 1 Barbell Way, Columbus, OH 43201';
const token = async (number: string): Promise<string> => {
  const card = { number: number.replaceAll(' ', ''), expMonth: 12, expYear: 2035, cvc: '123', name: 'Ada Lifter' };
  const { body } = await createGuest(store.url).call('POST', '/sandbox-pay/tokens', card);
  return (body as { readonly token: string }).token;
};

it('text channel sells from search to order, and states what is missing at each step', async () => {
  const output = await type(newTalk(), [
    ...[
      'hello',
      'constructor',
      'SHIP here',
      'add 1',
      'find workshop bar',
      'add 1',
      address.replace('43201', '4'),
      address,
      'rate 2',
    ],
    ...['gift NO-SUCH-CARD', `card ${await token(sandboxCard('approved'))}`, 'order'],
  ]);
  expect(output).toMatch(
    new RegExp(
      [
        ...[
          'Say: find',
          'Say: find',
          'Say: find',
          'find WORDS first',
          '1\\. [^\\n]*\\$\\d',
          '1 in your cart',
          '(?:ZIP|postal)',
        ],
        ...['1\\. [^\\n]*\\(chosen\\)', 'in all', '2\\. [^\\n]*\\(chosen\\)', 'How do you pay', 'no gift card'],
        'Say order to buy',
        'Your order is [0-9A-Z]{4}-',
      ].join('[\\s\\S]*'),
    ),
  );
});

it('text channel continues in another process, because a conversation is plain data', async () => {
  const talk = newTalk();
  await type(talk, ['find workshop bar', 'add 1', address]);
  expect(await type(talk, [`card ${await token(sandboxCard('approved'))}`, 'order'])).toMatch(
    /order to buy[\s\S]*Thank you/,
  );
});

it('text channel sends the shopper to the store if the bank requires a challenge', async () => {
  const card = `card ${await token(sandboxCard('challenge'))}`;
  const output = await type(newTalk(), ['find workshop bar', 'add 1', address, card, 'order']);
  expect(output).toContain('please pay in the store');
  expect(output).not.toContain('Thank you');
});

it('text channel has fewer than 150 lines', () => {
  const lines = ['chat.mjs', 'terminal.mjs'].map(
    (file) => readFileSync(inRoot('docs', 'extending', 'channel', file), 'utf8').split('\n').length,
  );
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThan(150);
});

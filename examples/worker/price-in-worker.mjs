import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const cart = JSON.parse(readFileSync(new URL('../cart.json', import.meta.url), 'utf8'));

const worker = new Worker(new URL('price-worker.mjs', import.meta.url));
worker.once('message', async (text) => {
  console.log(text);
  await worker.terminate();
});
worker.postMessage(cart);

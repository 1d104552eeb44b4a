import { parentPort } from 'node:worker_threads';
import { describeCart } from '../browser/price-cart.js';

parentPort.on('message', (cart) => parentPort.postMessage(describeCart(cart)));

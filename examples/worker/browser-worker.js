import { describeCart } from '../browser/price-cart.js';

self.addEventListener('message', ({ data: cart }) => self.postMessage(describeCart(cart)));

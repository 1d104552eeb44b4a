export { makeBuyers, makeTemplate } from './buyers.ts';
export { openChaosStore, prepareChaosDatabase } from './chaos-store.ts';
export { type ChaosFigures, runChaos } from './run-chaos.ts';

export * from './codec/index.ts';
export * from './contract/index.ts';

export * from './index.ts';
export * from './trace/index.ts';

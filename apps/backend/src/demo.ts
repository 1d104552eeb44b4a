export { type EmptyOutcome, emptyDemo } from './seeding/empty-demo.ts';

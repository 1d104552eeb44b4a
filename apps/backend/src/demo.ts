export { readStoreFolder } from './catalogue-import/store-folder/read-store-folder.ts';
export { writeHistories } from './demo-history/write-histories.ts';
export { type EmptiedDemo, type EmptyIssue, emptyDemo } from './seeding/empty-demo.ts';

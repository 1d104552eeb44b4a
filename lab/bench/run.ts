import { cpus, loadavg } from 'node:os';
import { readBenchArguments } from '../../scripts/arguments/bench.mjs';
import { chapters } from './chapters.ts';
import { writeChapter } from './report.ts';

const names = readBenchArguments();

/** A load far above the number of cores makes garbage-collected code look slower than it is. */
const busyLoad = loadavg()[0] ?? 0;
const load = busyLoad > cpus().length + 1 ? ` that others kept busy (load ${busyLoad.toFixed(0)})` : '';
const day = new Date().toISOString().slice(0, 10);
const conditions = `Node ${process.versions.node} on ${cpus().length} cores${load}, ${day}`;
for (const chapter of chapters) {
  if (names.length > 0 && !names.includes(chapter.name)) continue;
  const startedAt = performance.now();
  const figures = await chapter.measure();
  writeChapter(chapters, chapter, figures, conditions);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`\n${chapter.heading} (measured in ${seconds} s)\n\n${figures.tables}`);
}
console.log('\nWritten to docs/bench.');

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../prepare/root.mjs';
import { delayNotes } from './delays.ts';
import { statesOf, transitionsOf } from './mermaid.ts';
import { machines, pages } from './pages.ts';
import { delayNameOf } from './words.ts';

const folder = inRoot('docs/generated/machines');
const command = 'Run `npm run diagrams`';

describe('the diagrams of the machines', () => {
  it.each(pages().map(({ file, text }) => [file, text] as const))('has %s as the machine is now', (file, text) => {
    const path = join(folder, file);
    expect(existsSync(path) ? readFileSync(path, 'utf8') : 'no page', command).toBe(text);
  });

  it('has no page of a machine that is gone', () => {
    expect(readdirSync(folder).toSorted(), command).toEqual(
      pages()
        .map(({ file }) => file)
        .toSorted(),
    );
  });

  it('says of each named delay what it is for', () => {
    const events = machines.flatMap(({ root }) => statesOf(root).flatMap((node) => transitionsOf(node)));
    const used = new Set(events.flatMap(({ eventType }) => delayNameOf(eventType) ?? []));
    for (const name of used)
      expect(delayNotes[name]?.why, `${name}: add it to scripts/diagrams/delays.ts`).toBeDefined();
    expect(Object.keys(delayNotes).filter((name) => !used.has(name))).toEqual([]);
  });
});

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

describe('state diagrams of the machines', () => {
  it.each(pages().map(({ file, text }) => [file, text] as const))('match the current machine: %s', (file, text) => {
    const path = join(folder, file);
    expect(existsSync(path) ? readFileSync(path, 'utf8') : 'no page', command).toBe(text);
  });

  it('have no page for a removed machine', () => {
    expect(readdirSync(folder).toSorted(), command).toEqual(
      pages()
        .map(({ file }) => file)
        .toSorted(),
    );
  });

  it('explain every named delay', () => {
    const events = machines.flatMap(({ root }) => statesOf(root).flatMap((node) => transitionsOf(node)));
    const used = new Set(events.flatMap(({ eventType }) => delayNameOf(eventType) ?? []));
    for (const name of used)
      expect(delayNotes[name]?.why, `${name}: add it to scripts/diagrams/delays.ts`).toBeDefined();
    expect(Object.keys(delayNotes).filter((name) => !used.has(name))).toEqual([]);
  });
});

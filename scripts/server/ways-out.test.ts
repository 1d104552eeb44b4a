import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { errorWays } from '../../e2e/models/ways-out/errors.ts';
import { waysOut } from '../../e2e/models/ways-out/index.ts';
import { errorStories } from '../../packages/checkout-machines/src/testing/error-stories.ts';
import { wrongTurnsOf } from '../../packages/checkout-machines/src/testing/failure-states.ts';

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'id' in value;

/** Every machine of a room: those that its `*.machine.ts` files export or create without arguments. */
const machinesOf = async (room: string): Promise<readonly AnyStateMachine[]> => {
  const folder = new URL(`../../packages/${room}/src/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.machine.ts'));
  const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
    files.map((file) => import(new URL(file, folder).href)),
  );
  return modules
    .flatMap((exported) => Object.entries(exported))
    .map(([name, value]) => (/^create\w+Machine$/.test(name) && typeof value === 'function' ? value() : value))
    .filter(isMachine);
};

const isWalked = (entry: string): boolean => {
  const way = waysOut[entry];
  return typeof way === 'function' || (way !== undefined && 'journey' in way);
};

describe('recovery paths of failures', () => {
  it('are documented for every failed call, timeout, response and rejection of every machine, and for nothing else', async () => {
    const machines = [...(await machinesOf('checkout-machines')), ...(await machinesOf('shop-machines'))];
    expect(machines.length).toBeGreaterThan(20);
    expect(Object.keys(waysOut).toSorted()).toEqual([...new Set(machines.flatMap(wrongTurnsOf))].toSorted());
  });

  it('are documented for every error that checkout can show, and for nothing else', () => {
    expect(Object.keys(errorWays).toSorted()).toEqual(Object.keys(errorStories).toSorted());
  });

  it('are covered by a browser journey, their own or an existing one', () => {
    const named = [
      ...Object.values(waysOut).flatMap((way) => (typeof way === 'object' && 'sameAs' in way ? [way.sameAs] : [])),
      ...Object.values(errorWays).flatMap((way) => ('walk' in way && typeof way.walk === 'string' ? [way.walk] : [])),
    ];
    expect(named.filter((entry) => !isWalked(entry))).toEqual([]);
  });

  it('refer to existing journeys', () => {
    const missing = Object.values(waysOut).flatMap((way) => {
      if (typeof way === 'function' || !('journey' in way)) return [];
      const { file, title } = way.journey;
      const path = new URL(`../../${file}`, import.meta.url);
      return existsSync(path) && readFileSync(path, 'utf8').includes(title) ? [] : [way.journey];
    });
    expect(missing).toEqual([]);
  });
});

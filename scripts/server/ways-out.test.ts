import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { waysOut } from '../../e2e/models/ways-out.ts';
import { failureStatesOf } from '../../packages/checkout-machines/src/testing/failure-states.ts';

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'id' in value;

/** Every machine of a room: what its `*.machine.ts` files export, or make without arguments. */
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

describe('the ways out of failures', () => {
  it('are known for every state that a machine comes to when a call fails, and for no other', async () => {
    const machines = [...(await machinesOf('checkout-machines')), ...(await machinesOf('shop-machines'))];
    expect(machines.length).toBeGreaterThan(20);
    const states = new Set(machines.flatMap(failureStatesOf));
    expect(Object.keys(waysOut).toSorted()).toEqual([...states].toSorted());
  });
});

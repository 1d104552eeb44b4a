import type { Snapshot } from 'xstate';
import type { CheckoutPorts } from '../../ports.ts';

/** A tab in a saved state, from which scenarios can start repeatedly. */
export interface PreparedTab {
  /** The persisted snapshot of its checkout, without pending timers and calls. */
  readonly snapshot: Snapshot<unknown>;
  readonly ports: CheckoutPorts;
  /** Contents of its storage. */
  readonly texts: Readonly<Record<string, string>>;
  /** Time of its clock, in milliseconds. */
  readonly nowMs: number;
}

interface Persisted {
  readonly context?: Readonly<Record<string, unknown>>;
  readonly children?: Readonly<Record<string, { readonly snapshot: Persisted }>>;
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** A prepared tab's snapshot with all ports replaced. */
export const snapshotWithPorts = (prepared: PreparedTab, ports: CheckoutPorts): Snapshot<unknown> => {
  const replacements = new Map<unknown, unknown>([
    [prepared.ports, ports],
    ...Object.entries(prepared.ports).map(([name, port]) => [port, ports[name as keyof CheckoutPorts]] as const),
  ]);
  const replace = (persisted: Persisted): Persisted => ({
    ...persisted,
    ...(persisted.context && {
      context: mapValues(persisted.context, (value) => replacements.get(value) ?? value),
    }),
    ...(persisted.children && {
      children: mapValues(persisted.children, (child) => ({ ...child, snapshot: replace(child.snapshot) })),
    }),
  });
  return replace(prepared.snapshot as Persisted) as Snapshot<unknown>;
};

import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from 'xstate';

/** Fields that are constant during a run, or follow from others. */
const CONSTANT_FIELDS: ReadonlySet<string> = new Set([
  'ports',
  'products',
  'list',
  'pricedCart',
  'site',
  'countries',
  'regions',
  'attempt',
  'order',
  'request',
  'config',
  'wallets',
  'methods',
  'answer',
]);

const withoutConstants = (key: string, value: unknown): unknown =>
  CONSTANT_FIELDS.has(key) ? undefined : value instanceof Map ? [...value] : value;

/** The whole state of a machine and its child machines as text, without constant parts. */
export const stateFingerprint = ({ value, context, children }: AnyMachineSnapshot): string =>
  JSON.stringify(
    [
      value,
      context,
      Object.entries<AnyActorRef | undefined>(children).map(([id, child]) => {
        const snapshot: AnyMachineSnapshot | Snapshot<unknown> | undefined = child?.getSnapshot();
        return [id, snapshot !== undefined && 'children' in snapshot ? stateFingerprint(snapshot) : snapshot?.status];
      }),
    ],
    withoutConstants,
  );

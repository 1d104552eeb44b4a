import { type AnyMachineSnapshot, assign as xstateAssign } from 'xstate';

/** How XState lets an action of its own make the next snapshot. */
type Resolve = (
  scope: unknown,
  snapshot: AnyMachineSnapshot,
  args: { readonly event: unknown; readonly self: unknown; readonly system: unknown },
  params: unknown,
  action: { readonly assignment: object },
) => readonly [AnyMachineSnapshot, undefined, undefined];

const patchOf = (assignment: object, args: object, params: unknown): object => {
  if (typeof assignment === 'function') return assignment(args, params);
  const patch: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(assignment)) {
    patch[field] = typeof value === 'function' ? value(args, params) : value;
  }
  return patch;
};

const resolve: Resolve = (_, snapshot, { event, self, system }, params, { assignment }) => {
  const { context } = snapshot;
  const patch = patchOf(assignment, { context, event, self, system }, params);
  return [{ ...snapshot, context: { ...context, ...patch } }, undefined, undefined];
};

/**
 * XState's `assign` for a context of many fields; it cannot spawn. XState copies the context by `Object.assign`, and
 * V8 keeps what that makes of more than 16 fields as a dictionary: each copy takes 10 us, and each look is slow. What a
 * spread makes has the shape of what it copies.
 */
export const assign: typeof xstateAssign = (assignment) => Object.assign(xstateAssign(assignment), { resolve });

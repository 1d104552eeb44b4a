import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const nameOf = (machine: AnyStateMachine, node: AnyStateNode): string => [machine.id, ...node.path].join('.');

const sortedOnce = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

interface Step {
  readonly node: AnyStateNode;
  readonly event: string;
  readonly transitions: readonly AnyTransitionDefinition[];
}

/** All transitions of a machine, by state and event. */
const stepsOf = (machine: AnyStateMachine): readonly Step[] =>
  nodesOf(machine.root).flatMap((node) =>
    [...node.transitions].map(([event, transitions]) => ({ node, event, transitions })),
  );

/**
 * The states that a machine enters when an awaited call fails: every target of an `onError`, or the waiting state
 * itself if there is no target. As in 'taxQuote.error'; each once, sorted.
 */
export const failureStatesOf = (machine: AnyStateMachine): readonly string[] =>
  sortedOnce(
    stepsOf(machine)
      .filter(({ event }) => event.startsWith('xstate.error.'))
      .flatMap(({ node, transitions }) =>
        transitions.flatMap(({ target }) => (target ?? [node]).map((each) => nameOf(machine, each))),
      ),
  );

/** Timeouts of a machine: each `after`, for example 'threeDs.resolving after lookLimit'. */
export const timeoutsOf = (machine: AnyStateMachine): readonly string[] =>
  sortedOnce(
    stepsOf(machine).flatMap(({ node, event }) => {
      const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
      return delay === undefined ? [] : [`${nameOf(machine, node)} after ${delay}`];
    }),
  );

/** Stable states that a result can lead to, beyond those that are left immediately. */
const restingStates = (node: AnyStateNode, seen: ReadonlySet<AnyStateNode> = new Set()): readonly AnyStateNode[] => {
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  if (initial !== undefined && !seen.has(initial)) return restingStates(initial, new Set([...seen, node]));
  const onward = (node.always ?? []).flatMap(({ target }) => target ?? []);
  const isLeftAtOnce = node.always?.some(({ guard }) => guard === undefined) === true;
  if (!isLeftAtOnce || seen.has(node)) return [node];
  return onward.flatMap((next) => restingStates(next, new Set([...seen, node])));
};

/**
 * Results that can be refusals: if an actor's result decides between several states, each of them, for example
 * 'shippingRates.loading answered: error'.
 */
export const answersOf = (machine: AnyStateMachine): readonly string[] =>
  sortedOnce(
    stepsOf(machine)
      .filter(({ event }) => event.startsWith('xstate.done.actor.'))
      .flatMap(({ node, transitions }) => {
        const ends = transitions.flatMap(({ target }) => (target ?? [node]).flatMap((each) => restingStates(each)));
        const names = sortedOnce(ends.map((each) => each.path.join('.')));
        return names.length > 1 ? names.map((name) => `${nameOf(machine, node)} answered: ${name}`) : [];
      }),
  );

/** Names of events and actions that refuse something. */
const refusingEvent =
  /(?:[Ff]ailed|[Cc]ancelled|[Ww]ithdrawn|[Rr]efused|[Rr]equired|challenge\.closed|session\.ended)$/;
const refusingAction =
  /^(?:fail|refuse|abort|tellIssues|tellExpired|tellExtensionFailed|show(?!Current)|completeWithFailure|updateWithoutAnswer)/;

const actionNames = (actions: unknown): readonly string[] => {
  if (!Array.isArray(actions)) return [];
  return actions.flatMap((action: unknown) => {
    if (typeof action === 'string') return [action];
    const type: unknown = Reflect.get(Object(action), 'type');
    return typeof type === 'string' ? [type] : [];
  });
};

/**
 * The refusals that come neither from a failed call nor from a response: events with such a name ('payment.failed',
 * 'sheet.cancelled') and actions with such a name ('refuseExpired', 'showAgreementMissing'). As in 'paymentMethod:
 * refuseExpired'.
 */
export const refusalsOf = (machine: AnyStateMachine): readonly string[] => {
  const events = stepsOf(machine)
    .map(({ event }) => event)
    .filter((event) => refusingEvent.test(event));
  const nodes = nodesOf(machine.root);
  const actions = [
    ...stepsOf(machine).flatMap(({ transitions }) => transitions.flatMap((each) => actionNames(each.actions))),
    ...nodes.flatMap((node) => (node.always ?? []).flatMap((each) => actionNames(each.actions))),
    ...nodes.flatMap(({ entry, exit }) => [...actionNames(entry), ...actionNames(exit)]),
  ].filter((name) => refusingAction.test(name));
  return sortedOnce(
    [...events.filter((event) => !event.startsWith('xstate.')), ...actions].map((name) => `${machine.id}: ${name}`),
  );
};

/** All failures of a machine that can be derived from its definition. */
export const wrongTurnsOf = (machine: AnyStateMachine): readonly string[] => [
  ...failureStatesOf(machine),
  ...timeoutsOf(machine),
  ...answersOf(machine),
  ...refusalsOf(machine),
];

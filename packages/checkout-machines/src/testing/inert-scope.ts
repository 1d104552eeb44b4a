import { type AnyActorRef, type AnyStateMachine, type AnyTransitionDefinition, createEmptyActor } from 'xstate';

/**
 * A scope in which a machine computes its transitions without side effects.
 * @param note called with each transition that is taken
 */
export const createInertScope = (
  note: (transition: AnyTransitionDefinition) => void = () => undefined,
): Parameters<AnyStateMachine['transition']>[2] => {
  const self = createEmptyActor() as AnyActorRef;
  self.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep') inspected._transitions.forEach(note);
  });
  return {
    self,
    logger: () => undefined,
    id: '',
    sessionId: '',
    defer: () => undefined,
    system: self.system,
    stopChild: () => undefined,
    emit: () => undefined,
    actionExecutor: () => undefined,
  };
};

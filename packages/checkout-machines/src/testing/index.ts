export { type CheckoutScreen, checkoutScreens } from './checkout-screens.ts';
export type { ConformancePath, ConformanceStep } from './conformance/checkout-driver.ts';
export {
  actionName,
  type CardKind,
  type CheckoutDriver,
  type CheckoutFacts,
  type ConformanceAction,
  type ShownFacts,
} from './conformance/checkout-driver.ts';
export { generateConformancePaths, type PathOptions } from './conformance/generate-paths.ts';
export { createMachineDriver, type MachineDriver, type MachineDriverOptions } from './conformance/machine-driver.ts';
export { pathAlong } from './conformance/path-along.ts';
export { ConformanceError, conformanceTests, runPath, type TestFunction } from './conformance/run-path.ts';
export { type ErrorCause, type ErrorStory, errorStories } from './error-stories.ts';
export { type Counterexample, counterexampleTest } from './explorer/counterexample.ts';
export type { Explorable, Scenario } from './explorer/explorable.ts';
export { type Exploration, type ExploreOptions, explorationLine, explore } from './explorer/explore.ts';
export { exploreAll } from './explorer/explore-all.ts';
export { followSchedule } from './explorer/follow-schedule.ts';
export type { ExploredSessions } from './memory-sessions.ts';
export {
  type ExternalEvent,
  type ModelScenarioOptions,
  modelScenario,
  type ShopperMove,
} from './model/model-world.ts';
export { scenarioNamed, scenarios } from './model/scenarios.ts';
export { sessionScenarios, sessionScenariosIn } from './model/session-scenarios.ts';
export { type PossibleEvent, type ReachableStates, reachableStates, type Vertex } from './reachable-states.ts';
export { type Screen, screensOf } from './screens.ts';

/** A world whose every order of events is somebody's choice: what can happen next has a name, and happens when told. */
export interface Explorable {
  /** The names of what can happen now, always in the same order. */
  enabled(): readonly string[];
  /** Lets an action happen, and everything that follows from it at once. Resolves with false when it is not enabled. */
  perform(action: string): Promise<boolean>;
  /** What tells this state from another: two states of one fingerprint have the same future. */
  fingerprint(): string;
  /** What is wrong now, each as a sentence that begins with the name of what it breaks: 'I1 ...'. */
  violations(): readonly string[];
  /** Lets time run out without one more answer, and says what is wrong then. The world is of no use afterwards. */
  runOut(): Promise<readonly string[]>;
}

/** A world to explore, and how to open it anew: always in the same state. */
export interface Scenario {
  readonly name: string;
  open(): Promise<Explorable>;
}

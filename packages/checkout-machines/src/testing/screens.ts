/** One look that a machine can have, with a state that looks so. */
export interface Screen<TSnapshot> {
  /** All that the look depends on. */
  readonly title: string;
  readonly snapshot: TSnapshot;
  /** How many states look so. */
  readonly stateCount: number;
}

/** The looks of states, each once: states of one title look the same. */
export const screensOf = <TSnapshot>(
  states: Iterable<TSnapshot>,
  titleOf: (snapshot: TSnapshot) => string,
): readonly Screen<TSnapshot>[] => {
  const screens = new Map<string, Screen<TSnapshot>>();
  for (const snapshot of states) {
    const title = titleOf(snapshot);
    const known = screens.get(title);
    screens.set(title, { title, snapshot: known?.snapshot ?? snapshot, stateCount: (known?.stateCount ?? 0) + 1 });
  }
  return [...screens.values()];
};

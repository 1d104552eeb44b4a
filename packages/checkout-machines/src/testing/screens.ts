/** A distinct screen of a machine, with an example state. */
export interface Screen<TSnapshot> {
  /** Everything that the screen depends on. */
  readonly title: string;
  readonly snapshot: TSnapshot;
  /** The number of states with this screen. */
  readonly stateCount: number;
}

/** Groups states by their screens: states with the same title look the same. */
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

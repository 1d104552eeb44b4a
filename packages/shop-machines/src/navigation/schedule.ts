/** Runs a task after so many milliseconds. @returns what calls it off */
export type Schedule = (task: () => void, delayMs: number) => () => void;

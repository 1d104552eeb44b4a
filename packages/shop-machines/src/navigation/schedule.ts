/** Runs a task after a delay in milliseconds. @returns a function that cancels it */
export type Schedule = (task: () => void, delayMs: number) => () => void;

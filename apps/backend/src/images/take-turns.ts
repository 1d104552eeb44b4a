/**
 * Work of which at most some runs at a time; further work waits, in the order in which it came.
 * @param most how much runs at a time
 */
export const takeTurns = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // Its turn goes to the next one.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/**
 * Limits the concurrency of work; further work is queued in order.
 * @param most maximum number of concurrent tasks
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
      // Passes its slot to the next task.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** Prints a step's label, and its duration once it is done. */
export const progress = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
  const startedAt = performance.now();
  process.stdout.write(`  ${label} ...`);
  try {
    const result = await work();
    process.stdout.write(` ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(' failed\n');
    throw error;
  }
};

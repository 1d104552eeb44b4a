/** Tests inputs concurrently, one per worker, and collects the errors. */
export const atOnce = async <Input>(
  inputs: readonly Input[],
  faultsOf: (input: Input) => Promise<readonly unknown[]>,
  workers = 4,
): Promise<readonly unknown[]> => {
  const found: unknown[][] = inputs.map(() => []);
  const waiting = inputs.entries();
  const work = async () => {
    for (const [at, input] of waiting) found[at] = [...(await faultsOf(input))];
  };
  await Promise.all(Array.from({ length: workers }, work));
  return found.flat();
};

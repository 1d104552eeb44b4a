/** The memory of a process during a run, in MiB. */
export interface MemoryFigures {
  readonly atStart: number;
  /** Medians of the second and the last third of the run; the first third is warm-up. */
  readonly secondThird: number;
  readonly lastThird: number;
  readonly most: number;
}

export interface MemorySamples {
  stop(): MemoryFigures;
}

const everyMs = 1_000;
const bytesPerMiB = 1_048_576;

const readMemory = async (metricsUrl: string): Promise<number> => {
  const text = await (await fetch(metricsUrl)).text();
  const [, bytes] = /^process_resident_memory_bytes (\d+(?:\.\d+)?(?:e\+?\d+)?)$/m.exec(text) ?? [];
  if (bytes === undefined) throw new Error(`${metricsUrl} says nothing of memory.`);
  return Number(bytes) / bytesPerMiB;
};

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Reads the product's resident memory once a second from its metrics. */
export const sampleMemory = async (metricsUrl: string): Promise<MemorySamples> => {
  const samples = [await readMemory(metricsUrl)];
  const timer = setInterval(() => {
    readMemory(metricsUrl).then(
      (sample) => samples.push(sample),
      () => undefined,
    );
  }, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      const third = Math.floor(samples.length / 3);
      return {
        atStart: samples[0] ?? Number.NaN,
        secondThird: median(samples.slice(third, 2 * third)),
        lastThird: median(samples.slice(2 * third)),
        most: Math.max(...samples),
      };
    },
  };
};

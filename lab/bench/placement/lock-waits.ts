import pg from 'pg';

const everyMs = 20;

/** Runs the work, and counts how many connections wait for a row lock meanwhile, on average. */
export const countingLockWaits = async <T>(
  databaseUrl: string,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly waiting: number }> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const samples: number[] = [];
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ waiting: number }>(
        "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'",
      );
      samples.push(rows[0]?.waiting ?? 0);
      await new Promise((done) => setTimeout(done, everyMs));
    }
  })();
  try {
    const result = await work();
    return { result, waiting: samples.reduce((sum, waiting) => sum + waiting, 0) / samples.length };
  } finally {
    isOver = true;
    await sampling;
    await client.end();
  }
};

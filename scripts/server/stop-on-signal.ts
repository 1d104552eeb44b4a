/** Signals that end the process: Ctrl-C, a supervisor, a closed terminal window. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * npm forwards a Ctrl-C that the terminal has already sent to every process: a second signal within this time is the
 * same key press.
 */
const sameKeyPressMs = 500;

/**
 * Signals with which other servers reopen their log files, sent by rules for log rotation. Node would end the process or
 * open its debugger; this process writes to standard output and has nothing to reopen.
 */
const ignoredSignals = ['SIGUSR1', 'SIGUSR2'] as const;

/**
 * Continues without output: running requests are finished, even after the terminal was closed or the disk with the log is
 * full.
 */
const outliveOutput = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};

/**
 * Runs the closing work once, on the first signal, and then ends the process; a later signal (more than half a second
 * after the first) ends it immediately.
 */
export const stopOnSignal = (close: () => Promise<void>): void => {
  outliveOutput();
  let closingSince: number | undefined;
  const stop = () => {
    if (closingSince !== undefined) {
      if (performance.now() - closingSince > sameKeyPressMs) process.exit(1);
      return;
    }
    closingSince = performance.now();
    process.stdout.write('\n  Stopping ...\n');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, stop);
  for (const signal of ignoredSignals) process.on(signal, () => undefined);
};

/** What ends a process from outside: Ctrl-C, a supervisor, the terminal's window that is closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm hands on a Ctrl-C that the terminal has sent to everybody already: what comes so soon is the same one. */
const sameKeyPressMs = 500;

/**
 * Runs the closing work once, on the first signal to end, and then ends the process; a signal that comes later than half
 * a second after the first ends it at once.
 */
export const stopOnSignal = (close: () => Promise<void>): void => {
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
};

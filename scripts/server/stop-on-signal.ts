/** Runs the closing work once, on the first SIGINT or SIGTERM, and then ends the process; a second signal ends it at once. */
export const stopOnSignal = (close: () => Promise<void>): void => {
  let isClosing = false;
  const stop = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    process.stdout.write('\n  Stopping ...\n');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

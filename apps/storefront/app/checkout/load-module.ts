/**
 * Imports a part of checkout, with one retry (S4-misc-12).
 * @throws the error of the second attempt, which is logged (S8-err-other-21)
 */
export const loadModule = <T>(
  load: () => Promise<T>,
  log: (message: string, cause: unknown) => void = console.error,
): Promise<T> =>
  load()
    .catch(load)
    .catch((cause: unknown) => {
      log('Checkout did not load', cause);
      throw cause;
    });

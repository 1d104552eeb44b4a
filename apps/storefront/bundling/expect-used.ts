/**
 * Records that a plugin found the code it was written for, and fails the build with an explanation otherwise: the
 * dependency has changed, and the plugin would silently have no effect.
 * @param what the code that the plugin looks for, with the version that it was written for
 */
export const expectUsed = (what: string) => {
  let isUsed = false;
  return {
    note: (): void => {
      isUsed = true;
    },
    buildEnd: (error?: Error): void => {
      if (isUsed || error) return;
      throw new Error(`${what} was not found. See docs/adr/0017-bundling-that-depends-on-versions.md for what to do.`);
    },
  };
};

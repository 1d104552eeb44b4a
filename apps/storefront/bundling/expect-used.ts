/**
 * Notes that a plugin found in a dependency what it is made for, and ends the build with an explanation where it did
 * not: the dependency has changed, and the pages would only have grown.
 * @param what what the plugin looks for, with the version that it was written for
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

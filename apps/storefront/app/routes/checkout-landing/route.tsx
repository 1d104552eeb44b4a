/** Never shown: the loader leads to the first step. */
export const Component = () => null;

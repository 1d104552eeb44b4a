/** Never shown: the loader leads elsewhere. */
export const Component = () => null;

/** A module that Rspress generates. */
declare module 'virtual-page-data' {
  /** The hashes in the names of the index files, by `version###language`. */
  export const searchIndexHash: Readonly<Record<string, string>>;
}

/** The most faults that are told of one folder. */
const mostTold = 100;

/** A store folder was not imported, and nothing of the store was changed: each fault says where it is and what it is. */
export class StoreFilesError extends Error {
  override readonly name = 'StoreFilesError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[], options?: ErrorOptions) {
    super(faults[0] ?? 'The folder could not be imported', options);
    this.faults = faults.slice(0, mostTold);
  }
}

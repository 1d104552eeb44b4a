/** Maximum number of reported errors. */
const mostTold = 100;

/** A store folder was not imported and nothing was changed: each fault contains its position and reason. */
export class StoreFilesError extends Error {
  override readonly name = 'StoreFilesError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[], options?: ErrorOptions) {
    super(faults[0] ?? 'The folder could not be imported', options);
    this.faults = faults.slice(0, mostTold);
  }
}

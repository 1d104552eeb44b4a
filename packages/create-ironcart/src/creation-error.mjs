/** What keeps a project from being created, in a sentence for the person at the terminal. */
export class CreationError extends Error {
  name = 'CreationError';
}

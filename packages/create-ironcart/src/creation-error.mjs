/** Why a project cannot be created, as a message for the terminal. */
export class CreationError extends Error {
  name = 'CreationError';
}

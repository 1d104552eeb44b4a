/** The id of the element that holds the server's data for hydration. */
export const pageStateElementId = 'ironcart-page';

/** A serialized error, without the server's stack, message or paths (SECURITY 29). */
export interface PageError {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}

/** The server's state for hydration. */
export interface PageState {
  readonly basePath: string;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData: Readonly<Record<string, unknown>> | null;
  readonly errors: Readonly<Record<string, PageError>> | null;
}

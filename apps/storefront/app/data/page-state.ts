/** The id of the element that holds the server's data for hydration. */
export const pageStateElementId = 'ironcart-page';

/** An error as it travels: never a stack, a message or a path of the server (SECURITY 29). */
export interface PageError {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}

/** What the server hands to the browser so that hydration renders the same page. */
export interface PageState {
  readonly basePath: string;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData: Readonly<Record<string, unknown>> | null;
  readonly errors: Readonly<Record<string, PageError>> | null;
}

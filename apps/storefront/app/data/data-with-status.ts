import type { UNSAFE_DataWithResponseInit } from 'react-router';

/** Whether something is what react-router's `data(body, { status })` makes; the router exports only its type. */
export const isDataWithStatus = (value: unknown): value is UNSAFE_DataWithResponseInit<unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';

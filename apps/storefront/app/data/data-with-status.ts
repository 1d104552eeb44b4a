import type { UNSAFE_DataWithResponseInit } from 'react-router';

/** Whether a value was created by react-router's `data(body, { status })`; the router exports only its type. */
export const isDataWithStatus = (value: unknown): value is UNSAFE_DataWithResponseInit<unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';

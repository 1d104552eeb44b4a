/** Whether a field holds nothing but white space. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || String(value).trim() === '';

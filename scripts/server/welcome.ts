import { sandboxCards } from '@ironcart/backend/sandbox-cards';
import { customers } from '@ironcart/seed/customers';

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `    ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
};

/** What a developer wants to know of a store that has just opened. */
export const welcome = (address: string): string => `
  The store is open at ${address}
  Other sites: ${['/ca', '/au', '/eu', '/gb', '/apo'].map((path) => `${address}${path}`).join('  ')}

  Demo customers
${table(customers.map(({ email, password, firstname, lastname }) => [email, password, `${firstname} ${lastname}`]))}

  Sandbox test cards (any future expiry, any name)
${table(sandboxCards.map(({ number, label }) => [number, label]))}

  Stop it with Ctrl-C.
`;

import type { PaymentAccounts } from '@ironcart/backend';
import type { Sites } from '@ironcart/core/site';
import { places } from './places.ts';

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `    ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
};

/** Demo accounts and test cards; loaded for a demo only. */
const demoFacts = async (): Promise<string> => {
  const [{ sandboxCards }, { readStoreFolder }] = await Promise.all([
    import('@ironcart/backend/sandbox-cards'),
    import('@ironcart/backend/demo'),
  ]);
  const { customers } = await readStoreFolder(places.demoData, ['customers']);
  return `
  This is a demo: payments are played by a sandbox (docs/operations.md, From demo to live)

  Demo customers
${table(customers.map(({ email, password, firstname, lastname }) => [email, password ?? '', `${firstname} ${lastname}`]))}

  Sandbox test cards (any future expiry, any name)
${table(sandboxCards.map(({ number, label }) => [number, label]))}
`;
};

const noPayment = `
  No payment provider is configured: the store can be browsed, and takes only orders that gift cards pay for.
  docs/payment-providers.md says how to configure one.
`;

export interface WelcomeOptions {
  readonly address: string;
  readonly sites: Sites;
  readonly isDemo: boolean;
  readonly accounts: PaymentAccounts;
}

/** The message printed once a store is open. Passwords and test cards appear for a demo only. */
export const welcome = async ({ address, sites, isDemo, accounts }: WelcomeOptions): Promise<string> => {
  const takesPayments = accounts.adyen !== undefined || accounts.paypal !== undefined;
  return `
  The store is open at ${address}
  Other sites: ${sites.all.flatMap(({ basePath }) => (basePath === '' ? [] : [address + basePath])).join('  ')}
${isDemo ? await demoFacts() : takesPayments ? '' : noPayment}
  Stop it with Ctrl-C.
`;
};

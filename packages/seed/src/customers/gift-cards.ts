import type { SeedGiftCard } from '../seed-data.ts';

/** Gift cards that are already paid for, for trying them out in checkout. */
export const giftCards: readonly SeedGiftCard[] = [
  { code: 'HALDEN-USD-0100', currency: 'USD', balance: '100.00' },
  { code: 'HALDEN-USD-0012', currency: 'USD', balance: '12.50' },
  { code: 'HALDEN-USD-5000', currency: 'USD', balance: '5000.00' },
  { code: 'HALDEN-USD-0000', currency: 'USD', balance: '0.00' },
  { code: 'HALDEN-CAD-0100', currency: 'CAD', balance: '100.00' },
  { code: 'HALDEN-AUD-0100', currency: 'AUD', balance: '100.00' },
  { code: 'HALDEN-EUR-0100', currency: 'EUR', balance: '100.00' },
  { code: 'HALDEN-GBP-0075', currency: 'GBP', balance: '75.00' },
];

import type { Money } from '@ironcart/core/money';

/** Effect of a token on the model's bank, by its first word: 'challenge-2'. */
type TokenKind = 'approved' | 'challenge' | 'refused' | 'expired';

export interface ModelTransaction {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Money;
  /** Whether the shopper's wallet approved another amount. */
  readonly isMismatch: boolean;
  state: 'pending' | 'captured' | 'refused' | 'voided';
}

/** A provider's notification about a transaction that the store has not processed yet. */
export interface ModelNotification {
  readonly transactionId: string;
  readonly orderId: string;
  readonly isCaptured: boolean;
}

export interface ModelProvider {
  readonly transactions: readonly ModelTransaction[];
  /** The notifications that the store has not processed, oldest first. */
  readonly notifications: readonly ModelNotification[];
  authorise(orderId: string, token: string, amount: Money): ModelTransaction;
  /** Simulates the bank's decision on a pending transaction. */
  bankAnswers(transactionId: string, isApproved: boolean): void;
  /** Voids a pending payment, and refunds a captured one. */
  void(transactionId: string): void;
  /** Removes the oldest notification; with `isKept` it stays, so that it is delivered twice. */
  takeNotification(isKept: boolean): ModelNotification | undefined;
}

const stateAfter: Readonly<Record<TokenKind, ModelTransaction['state']>> = {
  approved: 'captured',
  challenge: 'pending',
  refused: 'refused',
  expired: 'refused',
};

const kindOf = (token: string): TokenKind => {
  const [kind] = token.split('-', 1);
  return kind === 'challenge' || kind === 'refused' || kind === 'expired' ? kind : 'approved';
};

/** A minimal payment provider: captures, requires a challenge, voids and sends notifications. */
export const openModelProvider = (): ModelProvider => {
  const transactions: ModelTransaction[] = [];
  const notifications: ModelNotification[] = [];
  return {
    transactions,
    notifications,
    authorise: (orderId, token, amount) => {
      const approved = /^paypal-(\d+)/.exec(token)?.[1];
      const isMismatch = approved !== undefined && Number(approved) !== amount;
      const state = isMismatch ? 'refused' : stateAfter[kindOf(token)];
      const transaction = { id: `txn-${transactions.length + 1}`, orderId, amount, isMismatch, state };
      transactions.push(transaction);
      return transaction;
    },
    bankAnswers: (transactionId, isApproved) => {
      const transaction = transactions.find(({ id }) => id === transactionId);
      if (transaction?.state !== 'pending') return;
      transaction.state = isApproved ? 'captured' : 'refused';
      notifications.push({ transactionId, orderId: transaction.orderId, isCaptured: isApproved });
    },
    void: (transactionId) => {
      const transaction = transactions.find(({ id }) => id === transactionId);
      if (transaction?.state === 'captured' || transaction?.state === 'pending') transaction.state = 'voided';
    },
    takeNotification: (isKept) => (isKept ? notifications[0] : notifications.shift()),
  };
};

import * as v from 'valibot';

/** What Adyen's script goes on with, as JSON; the script alone understands it. */
const actionAnswer = v.object({ action: v.nullable(v.string()) });

const readAction = async (response: Response): Promise<string | undefined> =>
  v.parse(actionAnswer, await response.json()).action ?? undefined;

/**
 * What a payment waits for, by its reference; it is the same after a reload. Undefined: it no longer waits.
 * @throws Error when the store did not answer
 */
export const fetchAdyenAction = async (transactionId: string): Promise<string | undefined> => {
  const response = await fetch(`/provider/adyen/actions/${encodeURIComponent(transactionId)}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error('What the bank asks for could not be loaded.');
  return readAction(response);
};

/**
 * Hands in what the bank's step came to.
 * @returns the next step; undefined when the payment is decided
 * @throws Error when the store did not take it
 */
export const submitAdyenDetails = async (data: object): Promise<string | undefined> => {
  const response = await fetch('/provider/adyen/details', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (!response.ok) throw new Error('The answer of the bank was not taken.');
  return readAction(response);
};

import * as v from 'valibot';

/** The next action of Adyen as JSON, which only its script interprets. */
const actionAnswer = v.object({ action: v.nullable(v.string()) });

const readAction = async (response: Response): Promise<string | undefined> =>
  v.parse(actionAnswer, await response.json()).action ?? undefined;

/**
 * The pending action of a payment, by its reference; available again after a reload. Undefined if none is pending.
 * @throws Error if the store did not answer
 */
export const fetchAdyenAction = async (transactionId: string): Promise<string | undefined> => {
  const response = await fetch(`/provider/adyen/actions/${encodeURIComponent(transactionId)}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error('What the bank asks for could not be loaded.');
  return readAction(response);
};

/**
 * Submits the result of a bank step.
 * @returns the next action; undefined when the payment is decided
 * @throws Error if the store did not accept it
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

import { findOrderFields, firstMessages, validateFields } from '@ironcart/core/forms';
import { normalisedOrderNumber } from '@ironcart/core/order';
import { formRefusal, type RefusalMessages } from '../data/form-refusal.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/** Why an order was not found, with the entered values. */
export interface FindOrderAnswer {
  readonly orderId: string;
  readonly email: string;
  readonly errors: Readonly<Partial<Record<'orderId' | 'email' | 'form', string>>>;
}

/** The same message for a wrong number and a wrong e-mail, so that neither is revealed. */
export const orderNotFound = 'No order has that number and email. Check both.';

const messages: RefusalMessages<'checkout.openOrder'> = {};

/** Gives this session access to the order in the form: returns its number, or the form's errors. */
export const findOrder = async (
  { api }: Pick<RequestContext, 'api'>,
  form: FormData,
): Promise<{ readonly found: string } | FindOrderAnswer> => {
  const typed = { orderId: String(form.get('orderId') ?? ''), email: String(form.get('email') ?? '').trim() };
  const errors = firstMessages(validateFields(findOrderFields, typed));
  if (Object.keys(errors).length > 0) return { ...typed, errors };
  const orderId = normalisedOrderNumber(typed.orderId);
  try {
    await api.checkout.openOrder({ orderId, email: typed.email });
  } catch (thrown) {
    const { code, message } = formRefusal<'checkout.openOrder'>(thrown, messages);
    const isUnknown = code === 'not_found' || code === 'invalid_request';
    return { ...typed, errors: { form: isUnknown ? orderNotFound : message } };
  }
  return { found: orderId };
};

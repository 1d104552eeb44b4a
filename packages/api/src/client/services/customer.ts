import type { Address } from '@ironcart/core/address';
import { addressPatchToWire, addressToWire } from '../../codec/address.ts';
import { type BookAddress, bookAddressFromWire, type CustomerAccount, customerFromWire } from '../../codec/session.ts';
import { customerCalls, type WireCustomerData } from '../../contract/customer.ts';
import { ApiError } from '../api-error.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
}

export interface CustomerPatch {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly telephone?: string;
}

/** The session's customer and the address book. */
export const createCustomerService = (send: Send) => {
  const get = async (options: CallOptions = {}): Promise<CustomerAccount> =>
    customerFromWire(await send(customerCalls.getCustomer, options));
  return {
    get,
    /** Registers and logs in. @throws ApiError `email_taken` */
    register: async (registration: Registration, options: CallOptions = {}): Promise<CustomerAccount> =>
      customerFromWire(await send(customerCalls.register, { ...options, body: { ...registration } })),
    update: async (patch: CustomerPatch, options: CallOptions = {}): Promise<CustomerAccount> =>
      customerFromWire(await send(customerCalls.updateCustomer, { ...options, body: { ...patch } })),
    /** Replaces the customer's segments. */
    setSegments: async (segments: readonly number[], options: CallOptions = {}): Promise<CustomerAccount> =>
      customerFromWire(await send(customerCalls.updateSegments, { ...options, body: { segments: [...segments] } })),
    /**
     * Requests a password reset mail; also succeeds for an unknown address.
     * @throws ApiError `forgot_password_failed` if the response reports a failure (S8)
     */
    forgotPassword: async (
      { email, captcha }: { readonly email: string; readonly captcha?: string | undefined },
      options: CallOptions = {},
    ): Promise<void> => {
      const body = { email, ...(captcha === undefined ? {} : { captcha }) };
      const { success } = await send(customerCalls.forgotPassword, { ...options, body });
      if (success) return;
      const { name } = customerCalls.forgotPassword;
      throw new ApiError({ code: 'forgot_password_failed', message: 'The mail could not be asked for', call: name });
    },
    /** @throws ApiError `invalid_reset_token` if the token is unknown, used or expired, `guessable_password` */
    resetPassword: async (
      reset: { readonly token: string; readonly password: string },
      options: CallOptions = {},
    ): Promise<void> => {
      await send(customerCalls.resetPassword, { ...options, body: { ...reset } });
    },
    /**
     * Requests a change of the e-mail address, which takes effect when the customer confirms the mail sent to it.
     * @throws ApiError `wrong_password`
     */
    changeEmail: async (
      wish: { readonly email: string; readonly password: string },
      options: CallOptions = {},
    ): Promise<void> => {
      await send(customerCalls.changeEmail, { ...options, body: { ...wish } });
    },
    /** @throws ApiError `invalid_email_token` if the token is unknown, used or expired */
    confirmEmail: async (token: string, options: CallOptions = {}): Promise<void> => {
      await send(customerCalls.confirmEmail, { ...options, body: { token } });
    },
    /** Also ends the customer's other sessions. @throws ApiError `wrong_password`, `guessable_password` for the new one */
    changePassword: async (
      change: { readonly password: string; readonly newPassword: string },
      options: CallOptions = {},
    ): Promise<void> => {
      await send(customerCalls.changePassword, { ...options, body: { ...change } });
    },
    /** All data that the store has about the customer, for a download. */
    exportData: (options: CallOptions = {}): Promise<WireCustomerData> => send(customerCalls.exportData, options),
    /** Deletes the account and ends all sessions; orders stay without the customer. @throws ApiError `wrong_password` */
    deleteAccount: async (password: string, options: CallOptions = {}): Promise<void> => {
      await send(customerCalls.deleteAccount, { ...options, body: { password } });
    },
    addresses: async (options: CallOptions = {}): Promise<readonly BookAddress[]> => (await get(options)).addresses,
    /** @throws ApiError `invalid_address`, `address_book_full` */
    addAddress: async ({ _id, ...address }: Address, options: CallOptions = {}): Promise<BookAddress> =>
      bookAddressFromWire(await send(customerCalls.addAddress, { ...options, body: addressToWire(address) })),
    /** @throws ApiError `invalid_address`, `not_found` */
    updateAddress: async (
      id: string,
      patch: Readonly<Partial<Address>>,
      options: CallOptions = {},
    ): Promise<BookAddress> =>
      bookAddressFromWire(
        await send(customerCalls.updateAddress, { ...options, params: { id }, body: addressPatchToWire(patch) }),
      ),
    /** @throws ApiError `not_found` */
    removeAddress: async (id: string, options: CallOptions = {}): Promise<void> => {
      await send(customerCalls.removeAddress, { ...options, params: { id } });
    },
  };
};

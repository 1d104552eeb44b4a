import type { OwnedProgram } from '@ironcart/core/customer';
import { programFromWire } from '../../codec/program.ts';
import { programmingCalls } from '../../contract/programming.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Training programs. */
export const createProgramService = (send: Send) => ({
  /** The programs that the customer has bought, latest first. */
  list: async (options: CallOptions = {}): Promise<readonly OwnedProgram[]> =>
    (await send(programmingCalls.getPrograms, options)).map(programFromWire),
  /**
   * Cancels a program's subscription at the end of the paid interval.
   * @throws ApiError `no_subscription` if it is a one-time purchase, `not_found`
   */
  cancel: async (productId: number, options: CallOptions = {}): Promise<OwnedProgram> =>
    programFromWire(await send(programmingCalls.cancelProgram, { ...options, params: { id: productId } })),
  /**
   * Revokes the cancellation of a program's subscription.
   * @throws ApiError `subscription_ended`, `no_subscription` if it is a one-time purchase, `not_found`
   */
  resume: async (productId: number, options: CallOptions = {}): Promise<OwnedProgram> =>
    programFromWire(await send(programmingCalls.resumeProgram, { ...options, params: { id: productId } })),
  /**
   * Selects the stored card for a program's subscription; an amount due is charged to it immediately.
   * @throws ApiError `payment_error` if the card is refused, `subscription_ended`, `no_subscription`, `not_found`
   */
  setCard: async (productId: number, storedPaymentMethodId: string, options: CallOptions = {}): Promise<OwnedProgram> =>
    programFromWire(
      await send(programmingCalls.setProgramCard, {
        ...options,
        params: { id: productId },
        body: { storedPaymentMethodId },
      }),
    ),
});

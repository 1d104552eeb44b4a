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
   * Ends a program's subscription with the interval that is paid.
   * @throws ApiError `no_subscription` where it is paid once, `not_found`
   */
  cancel: async (productId: number, options: CallOptions = {}): Promise<OwnedProgram> =>
    programFromWire(await send(programmingCalls.cancelProgram, { ...options, params: { id: productId } })),
  /**
   * Takes the cancellation of a program's subscription back.
   * @throws ApiError `subscription_ended`, `no_subscription` where it is paid once, `not_found`
   */
  resume: async (productId: number, options: CallOptions = {}): Promise<OwnedProgram> =>
    programFromWire(await send(programmingCalls.resumeProgram, { ...options, params: { id: productId } })),
  /**
   * Chooses the stored card that a program's subscription charges; what is due is charged to it immediately.
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

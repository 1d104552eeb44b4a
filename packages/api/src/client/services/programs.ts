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
});

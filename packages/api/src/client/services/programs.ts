import type { OwnedProgram } from '@ironcart/core/customer';
import { programmingCalls } from '../../contract/programming.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Training programs. */
export const createProgramService = (send: Send) => ({
  /** The programs that the customer has bought, latest first. */
  list: (options: CallOptions = {}): Promise<readonly OwnedProgram[]> => send(programmingCalls.getPrograms, options),
});

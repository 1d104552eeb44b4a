import * as fc from 'fast-check';
import type { Device } from '../routing/native-app.ts';

const part = (): fc.Arbitrary<number> => fc.integer({ min: 0, max: 20 });

/** An app version of three numbers, as in '3.10.0'. */
export const arbitraryVersion = (): fc.Arbitrary<string> =>
  fc.tuple(part(), part(), part()).map((numbers) => numbers.join('.'));

/** A browser, or the app on either platform in any version. */
export const arbitraryDevice = (): fc.Arbitrary<Device> =>
  fc.oneof(
    fc.constant<Device>({ kind: 'browser' }),
    fc.record({
      kind: fc.constant('app' as const),
      platform: fc.constantFrom('ios' as const, 'android' as const),
      version: arbitraryVersion(),
    }),
  );

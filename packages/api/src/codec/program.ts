import type { OwnedProgram } from '@ironcart/core/customer';
import type { WireProgram } from '../contract/programming.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

export const programToWire = ({ price, ...program }: OwnedProgram): WireProgram => ({
  ...program,
  price: moneyToWire(price),
});

/** The inverse of `programToWire`. */
export const programFromWire = ({ price, ...wire }: WireProgram): OwnedProgram => ({
  ...wire,
  price: moneyFromWire(price),
});

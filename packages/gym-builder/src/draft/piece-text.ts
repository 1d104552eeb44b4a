import type { PlacedPiece } from '@ironcart/core/gym';
import { numbersIn, numbersText } from './number-text.ts';

/** Written instead of the turns for a piece that hangs on another. */
const hanging = 4;

const numberOf = (id: string): number => Number(id.slice(1));

/** Encodes pieces as numbers. `skus` maps each SKU to its position; new SKUs are added. */
export const piecesText = (pieces: readonly PlacedPiece[], skus: Map<string, number>): string =>
  pieces
    .map(({ id, sku, choice = 0, at }) => {
      const index = skus.get(sku) ?? skus.size;
      skus.set(sku, index);
      return numbersText([
        ...[numberOf(id), index, choice],
        ...('hostId' in at ? [hanging, numberOf(at.hostId)] : [at.quarterTurns, at.xMm, at.yMm]),
      ]);
    })
    .join('!');

/** Parses pieces; the schema validates them. */
export const piecesIn = (text: string, skus: readonly string[]): readonly unknown[] =>
  text === ''
    ? []
    : text.split('!').map((piece) => {
        const [number = 0, index = -1, choice = 0, turns, first, second] = numbersIn(piece) ?? [];
        const at = turns === hanging ? { hostId: `p${first}` } : { xMm: first, yMm: second, quarterTurns: turns };
        return { id: `p${number}`, sku: skus[index], ...(choice === 0 ? {} : { choice }), at };
      });

/** Encodes piece ids as numbers. */
export const idsText = (ids: readonly string[]): string => numbersText(ids.map(numberOf));

/** Parses piece ids. */
export const idsIn = (text: string): readonly string[] =>
  text === '' ? [] : (numbersIn(text) ?? []).map((number) => `p${number}`);

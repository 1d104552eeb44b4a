import type { GymView } from './gym-view.ts';
import type { PieceName } from './problem-text.ts';

/** The numbers of the pieces in a plan, from 1, in the order of the list. */
export const pieceNumbers = ({ project }: Pick<GymView, 'project'>): ReadonlyMap<string, number> =>
  new Map(project.pieces.map(({ id }, at) => [id, at + 1]));

/** Names pieces by their number and their product. */
export const pieceNames = (view: Pick<GymView, 'project' | 'catalogue'>): PieceName => {
  const numbers = pieceNumbers(view);
  const skus = new Map(view.project.pieces.map(({ id, sku }) => [id, sku]));
  return (id) => {
    const sku = skus.get(id) ?? '';
    return `${numbers.get(id) ?? '?'}, ${view.catalogue.get(sku)?.name ?? sku}`;
  };
};

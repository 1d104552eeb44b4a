import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import * as stories from './GymPieces.stories.tsx';
import { GymPieces } from './GymPieces.tsx';

const given = stories.default.args;
const ids = given.project.pieces.map(({ id }) => id);
const without = (id: string | undefined) => ({
  ...given,
  project: { ...given.project, pieces: given.project.pieces.filter((piece) => piece.id !== id) },
});
const rowInFocus = () => document.activeElement?.closest('li')?.id;

describe('focus after a piece is removed from the table', () => {
  it.each([
    ['the next', 0, 1],
    ['the last piece, if there is no next one', ids.length - 1, ids.length - 2],
  ])('is on %s', (_, removed, expected) => {
    const { rerender } = render(<GymPieces {...given} />);
    act(() => screen.getAllByRole('button', { name: /^Remove/ })[removed]?.focus());
    rerender(<GymPieces {...without(ids[removed])} />);
    expect(rowInFocus()).toBe(ids[expected]);
  });

  it('stays unchanged if the shopper has moved it meanwhile', () => {
    const { rerender } = render(<GymPieces {...given} />);
    act(() => screen.getAllByRole('button', { name: /^Remove/ })[1]?.focus());
    rerender(<GymPieces {...without(ids[0])} />);
    expect(rowInFocus()).toBe(ids[1]);
  });
});

import { describe, expect, it } from 'vitest';
import { availableValues, childrenMatching, choiceOfChild, chosenChildId } from './configurable-choice.ts';

const value = (name: string, ...productIds: number[]) => ({ value: name, label: name, productIds });
const shirt = {
  childrenIds: [1, 2, 3],
  axes: [
    { attribute: 'color', label: 'Color', values: [value('red', 1, 2), value('blue', 3)] },
    { attribute: 'size', label: 'Size', values: [value('s', 1, 3), value('m', 2)] },
  ],
};

describe('choice in a configurable product', () => {
  it('has a child product only once the selection is complete', () => {
    expect(chosenChildId(shirt, { color: 'red', size: 'm' })).toBe(2);
    expect(chosenChildId(shirt, { color: 'red' })).toBeUndefined();
    expect(chosenChildId(shirt, { color: 'blue', size: 'm' })).toBeUndefined();
    expect(chosenChildId(shirt, { color: 'red', size: 'xxl' })).toBeUndefined();
  });

  it('offers the values compatible with the selection on other axes', () => {
    expect(availableValues(shirt, 'size', { color: 'blue' })).toEqual(['s']);
    expect(availableValues(shirt, 'size', {})).toEqual(['s', 'm']);
    expect(availableValues(shirt, 'color', { color: 'red', size: 's' })).toEqual(['red', 'blue']);
    expect(availableValues(shirt, 'material', {})).toEqual([]);
  });

  it('has a selection for each child that leads back to it', () => {
    for (const childId of shirt.childrenIds) {
      const choice = choiceOfChild(shirt, childId);
      expect(childrenMatching(shirt, choice)).toEqual([childId]);
      expect(chosenChildId(shirt, choice)).toBe(childId);
    }
  });
});

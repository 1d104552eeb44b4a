import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Page } from './Page.tsx';

it('Page renders its content with the width of its kind', () => {
  const classesOf = (width?: 'text' | 'form') => {
    render(<Page width={width}>{`Words of ${width}`}</Page>);
    return screen.getByText(`Words of ${width}`).className;
  };
  const classes = [classesOf(), classesOf('text'), classesOf('form')];
  expect(new Set(classes).size).toBe(3);
});

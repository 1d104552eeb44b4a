import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';

interface FormStories {
  readonly default: { readonly component: ComponentType<{ readonly errors: object }>; readonly args?: object };
}

const stories = import.meta.glob<FormStories>('./*Form.stories.tsx', { eager: true });

/** Forms whose result is a page of its own, or a code. */
const withoutFailure = ['AboutMe', 'ConfirmEmail', 'Review'];
const forms = Object.entries(stories).filter(([path]) => !withoutFailure.some((name) => path.includes(name)));
const failure = 'Too many attempts. Try again in an hour.';

it.each(forms)('%s: announces its failure to screen readers', (_path, { default: { component: Form, args } }) => {
  render(<Form {...args} errors={{ form: failure, qty: {}, reason: {} }} />);
  const announced = [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')];
  expect(announced.map(({ textContent }) => textContent).join()).toContain(failure);
});

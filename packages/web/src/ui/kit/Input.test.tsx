import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MoneyInput } from '../DecimalInput.tsx';
import { Input } from './Input.tsx';

afterEach(cleanup);

it.each([
  ['a line', <Input key="" aria-label="field" data-autofocus />],
  ['lines', <Input.TextArea key="" aria-label="field" data-autofocus />],
  ['an amount', <MoneyInput key="" aria-label="field" data-autofocus />],
  ['a line that has the focus at once', <Input key="" aria-label="field" autoFocus />],
])('%s may be where a dialogue puts the focus', (_, field) => {
  render(field);
  expect(screen.getByLabelText('field').hasAttribute('data-autofocus')).toBe(true);
});

it('any other field is not', () => {
  render(<Input aria-label="field" />);
  expect(screen.getByLabelText('field').hasAttribute('data-autofocus')).toBe(false);
});

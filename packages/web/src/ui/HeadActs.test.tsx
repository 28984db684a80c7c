import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, setLanguage } from '../session/i18n.ts';
import { HeadActs } from './HeadActs.tsx';

beforeAll(async () => {
  await i18n.loadNamespaces(['common']);
  await setLanguage('vi');
});
afterEach(cleanup);

const named = (label: string, more: { danger?: boolean; run?: () => void } = {}) => ({
  key: label,
  label,
  run: () => undefined,
  ...more,
});
const names = () =>
  screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);

it('shows three acts at most, and the others in a menu', () => {
  const run = vi.fn();
  render(<HeadActs acts={[named('Một'), named('Hai'), named('Ba'), named('Bốn', { run })]} />);
  expect(names()).toEqual(['Một', 'Hai', 'Ba', 'Thao tác khác']);
  fireEvent.click(screen.getByRole('button', { name: 'Thao tác khác' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Bốn' }));
  expect(run).toHaveBeenCalledOnce();
});

it('keeps a dangerous act in the menu, also where there is room', () => {
  render(<HeadActs acts={[named('Gộp', { danger: true }), named('Một')]} />);
  expect(names()).toEqual(['Một', 'Thao tác khác']);
});

it('has no menu without further acts', () => {
  render(<HeadActs acts={[named('Một')]} />);
  expect(names()).toEqual(['Một']);
});

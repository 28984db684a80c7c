import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import { SidedImages } from './SidedImages.tsx';

beforeAll(async () => {
  await setLanguage('en');
  await i18n.loadNamespaces('readings');
});
afterEach(cleanup);

const image = (Tep_Id: string, Phia: 'Truoc' | 'Sau' | null) => ({ Tep_Id, Phia, ChuThich: Tep_Id });

it('shows what was taken before and after side by side, and what is neither below', () => {
  render(
    <SidedImages
      name="Mole"
      images={[image('later', 'Sau'), image('none', null), image('first', 'Truoc')]}
    />,
  );
  expect(within(screen.getByRole('region', { name: 'Before' })).getByText('first')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'After' })).getByText('later')).toBeTruthy();
  expect(screen.getByText('none').closest('section')).toBeNull();
});

it('has no sides where no image has one', () => {
  render(<SidedImages name="Mole" images={[image('none', null)]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

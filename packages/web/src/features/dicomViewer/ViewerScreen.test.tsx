import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setLanguage } from '../../session/i18n.ts';
import { TextKeys } from '../../session/TextKeys.tsx';
import * as opened from '../../session/useMayOpen.ts';
import ViewerScreen from './ViewerScreen.tsx';

beforeAll(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(path: string, studies: boolean) {
  vi.spyOn(opened, 'useMayOpen').mockReturnValue(() => studies);
  render(
    <TextKeys>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/xem-dicom/:files?" element={<ViewerScreen />} />
        </Routes>
      </MemoryRouter>
    </TextKeys>,
  );
  return (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
}

it('a viewer without a study, or with an address that names none, leads on', async () => {
  expect(await open('/xem-dicom', true)).toEqual(['/anh-dicom', '/trang-chu']);
  cleanup();
  expect(await open('/xem-dicom/nothing', false)).toEqual(['/trang-chu']);
});

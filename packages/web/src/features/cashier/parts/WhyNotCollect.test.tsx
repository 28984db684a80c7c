import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import { type Session, SessionContext } from '../../../session/useSession.ts';
import type { Bill } from '../useBill.ts';
import { WhyNotCollect } from './WhyNotCollect.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const shown = async (permission: string, ConLai: string, refusal: string | null) => {
  const session = { permissions: new Set([permission]) } as unknown as Session; // what it reads of it
  const bill = { ConLai, hanhDongs: [{ action: 'thuTien', refusal }] } as Bill; // what it reads of it
  await act(async () =>
    root.render(
      <MemoryRouter>
        <SessionContext value={session}>
          <TextKeys>
            <WhyNotCollect bill={bill} />
          </TextKeys>
        </SessionContext>
      </MemoryRouter>,
    ),
  );
  return [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
};

it('leads an administrator who may not collect to the profiles and the receipt books', async () => {
  expect(await shown('QUAN_TRI', '45000.00', 'FORBIDDEN')).toEqual([
    '/quan-tri-he-thong/ho-so',
    '/quan-tri-he-thong/bat-dau/quyen-bien-lai',
  ]);
});

it('says nothing where nothing is owed, where the bill refuses for another reason, and to others', async () => {
  expect(await shown('QUAN_TRI', '0.00', 'FORBIDDEN')).toEqual([]);
  expect(await shown('QUAN_TRI', '45000.00', null)).toEqual([]);
  expect(await shown('VIEN_PHI_XEM', '45000.00', 'FORBIDDEN')).toEqual([]);
});

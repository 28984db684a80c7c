import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import type { ReceptionDetailFragment } from '../reception.main.gen.ts';
import { OrderedServices } from './OrderedServices.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

type Line = ReceptionDetailFragment['dichVus'][number];
const line = (part: Partial<Line>) =>
  ({
    _id: 'a',
    MaDichVu: 'KB-NOI',
    TenDichVu: 'Khám Nội',
    DonGia: '45000',
    TrangThai: 'SanSang',
    DaThuTien: false,
    ...part,
  }) as Line; // the fields that the list shows

const shown = async (part: Partial<Line>) => {
  await act(() =>
    root.render(
      <TextKeys>
        <OrderedServices lines={[line(part)]} />
      </TextKeys>,
    ),
  );
  const button = place.querySelector('button') ?? new HTMLButtonElement();
  return [button.disabled, button.title];
};

it('says why a service cannot be taken back: it is paid, or begun', async () => {
  expect(await shown({})).toEqual([false, 'removeService']);
  expect(await shown({ DaThuTien: true })).toEqual([true, 'paidStays']);
  expect(await shown({ TrangThai: 'ChuaKetQua' })).toEqual([true, 'begunStays']);
});

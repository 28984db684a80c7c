import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import type { Bill } from '../useBill.ts';
import type { Prepared } from '../usePrepared.ts';
import { AwaitedTransfers } from './AwaitedTransfers.tsx';

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
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const waiting = {
  _id: 'one',
  MaGiaoDich: 'SENK7QH4CWTX',
  SoTien: '45000.00',
  HetHanLuc: '2026-11-29T03:30:00Z',
  isTemporary: true,
  BienLai_Id: null as string | null,
  maQR: { payload: '000201', accountNumber: '9990001234567', accountName: 'BENH VIEN SEN' },
  hanhDongs: [
    { action: 'thuTien', refusal: null as string | null },
    { action: 'huyChuanBiThu', refusal: null as string | null },
  ],
};
const collected = { ...waiting, isTemporary: false, BienLai_Id: 'receipt' };
const receipt = { _id: 'receipt', MaBienLai: 'BVS/26T-0000009', TrangThai: 'HachToanToanBo' };
const collect = vi.fn(async () => 'receipt');
const cancel = vi.fn(async () => null);
const onPrint = vi.fn();

const shown = async (TiepNhan_Id: string, giaoDichTams: object[], bienLais: object[] = []) => {
  const bill = { TiepNhan_Id, giaoDichTams, bienLais } as unknown as Bill; // what the part reads
  const prepared = { busy: false, collect, cancel } as unknown as Prepared;
  await act(async () =>
    root.render(
      <TextKeys>
        <AwaitedTransfers bill={bill} prepared={prepared} onPrint={onPrint} />
      </TextKeys>,
    ),
  );
  return place.textContent ?? '';
};
const press = (text: string) =>
  act(async () =>
    [...place.querySelectorAll('button')].find((one) => one.textContent?.includes(text))?.click(),
  );

it('shows account, reference and amount of what is awaited, with its acts', async () => {
  const text = await shown('visit', [waiting]);
  for (const part of ['9990001234567', 'BENH VIEN SEN', 'SENK7QH4CWTX', '45.000'])
    expect(text).toContain(part);
  await press('transfer.received');
  expect(collect).toHaveBeenCalledWith('one');
  expect(onPrint).toHaveBeenCalledWith('receipt');
  await press('transfer.cancel');
  expect(cancel).toHaveBeenCalledWith('one');
});

it('offers no act that is refused', async () => {
  const hanhDongs = waiting.hanhDongs.map(({ action }) => ({ action, refusal: 'NODE_NOT_GRANTED' }));
  await shown('visit', [{ ...waiting, hanhDongs }]);
  expect(place.querySelector('button')).toBeNull();
});

it('offers the receipt of what arrived while it was shown, and of nothing else', async () => {
  expect(await shown('visit', [collected], [receipt])).toBe('');
  await shown('visit', [waiting]);
  expect(await shown('visit', [collected], [receipt])).toContain('transfer.arrived');
  onPrint.mockClear();
  await press('transfer.print');
  expect(onPrint).toHaveBeenCalledWith('receipt');
  expect(await shown('visit', [collected], [{ ...receipt, TrangThai: 'DaHuy' }])).toBe('');
  expect(await shown('other', [{ ...collected, _id: 'two' }], [receipt])).toBe('');
});

import type { AntibiogramRow } from '@sen/domain/microbiology/content';
import { noCulture } from '@sen/domain/microbiology/content';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Lists, proposedBy } from '../cultureEntry.ts';
import { AntibiogramEntry } from './AntibiogramEntry.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());

const lists: Lists = {
  loaiBenhPhams: [],
  viKhuans: [
    { _id: 'eco', ten: 'Escherichia coli', NhomViKhuan: 'Enterobacterales' },
    { _id: 'sau', ten: 'Staphylococcus aureus', NhomViKhuan: 'Staphylococcus' },
  ],
  khangSinhs: [{ _id: 'CTX', ma: 'CTX', ten: 'Cefotaxim', NhomKhangSinh: 'Cephalosporin' }],
  diemGays: [
    {
      KhangSinh_Id: 'CTX',
      ViKhuan_Id: null,
      NhomViKhuan: 'Enterobacterales',
      LoaiBenhPham_Id: null,
      PhuongPhap: 'KhoanhGiay',
      MucS: 20,
      MucR: 17,
      Nguon: 'EUCAST v14.0',
      HieuLucTu: '2024-01-01',
      HieuLucDen: null,
    },
  ],
};
const measured = { KhangSinh_Id: 'CTX', PhuongPhap: 'KhoanhGiay', GiaTri: '24', KetQua: null } as const;

let place: HTMLElement;
let root: Root;
let rows: readonly AntibiogramRow[];

function Held({ ViKhuan_Id }: { ViKhuan_Id: string }) {
  const [shown, setShown] = useState<readonly AntibiogramRow[]>([measured]);
  rows = shown;
  return (
    <AntibiogramEntry
      path="x"
      name=""
      culture={noCulture}
      isolate={{ ViKhuan_Id, SoLuong: null, DauHieus: [], khangSinhs: shown }}
      lists={lists}
      by={proposedBy(lists, null, '2026-11-20')}
      stored={null}
      issues={[]}
      onChange={setShown}
    />
  );
}

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

const show = async (ViKhuan_Id: string) => {
  await act(async () => root.render(<Held ViKhuan_Id={ViKhuan_Id} />));
  // its texts arrive
  await vi.waitFor(() => expect(place.querySelector('.antibiogram-row')).not.toBeNull());
};
const radio = (label: string) =>
  [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
    (one) => one.closest('label')?.textContent === label,
  );
const chosen = () => ['S', 'I', 'R'].filter((label) => radio(label)?.checked);
const proposal = () => place.querySelector('.antibiogram-proposal')?.textContent ?? '';

it('shows what is proposed for the organism as it is now, and decides nothing by itself', async () => {
  await show('eco');
  expect([chosen(), rows[0]?.KetQua]).toEqual([['S'], null]);
  expect(proposal()).toContain('EUCAST v14.0');
  await show('sau');
  expect([chosen(), proposal()]).toEqual([[], '']);
});

it('keeps what the reader decides beside what is proposed, until they choose that again', async () => {
  await show('eco');
  await act(async () => radio('R')?.click());
  expect([chosen(), rows[0]?.KetQua]).toEqual([['R'], 'R']);
  expect(place.querySelector('.antibiogram-other')).not.toBeNull();
  await show('sau');
  expect(chosen()).toEqual(['R']);
  await show('eco');
  await act(async () => radio('S')?.click());
  expect([chosen(), rows[0]?.KetQua]).toEqual([['S'], null]);
});

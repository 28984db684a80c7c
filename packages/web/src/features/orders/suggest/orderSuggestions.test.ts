import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { tickedAtFirst } from '../../../ui/suggestions/suggestions.ts';
import { chosenServices, type OrderSuggestions, orderSuggestions } from './orderSuggestions.ts';

const t = ((key: string) => key) as unknown as TFunction<readonly ['orders', 'common']>; // keys are enough here

const line = (_id: string, more: { SoLuong?: string; soLan?: number } = {}) => ({
  SoLuong: more.SoLuong ?? '1',
  soLan: more.soLan ?? null,
  dichVu: {
    _id,
    MaDichVu: _id.toUpperCase(),
    TenDichVu: _id,
    Loai: 'XetNghiem' as const,
    TenNhomDichVu: null,
    LaGoi: false,
    TheoLieuTrinh: false,
    DonGia: '21500.00',
    NoiThucHien: null,
  },
});
const set = (_id: string, more: Partial<OrderSuggestions['bos'][number]> = {}) => ({
  _id,
  MaBoChiDinh: _id,
  TenBoChiDinh: _id,
  TenNoi: null,
  cuaToi: false,
  theoChanDoan: false,
  boDis: [],
  dichVus: [line('glucose'), line('count')],
  ...more,
});
const found: OrderSuggestions = {
  bos: [
    set('diabetes', { theoChanDoan: true }),
    set('mine', { cuaToi: true }),
    set('room', { TenNoi: 'Phòng khám Nội' }),
    set('all'),
  ],
  hayDungs: [line('glucose', { soLan: 7 })],
  lanTruoc: {
    NgayYeuCau: '2026-11-02T02:00:00.000Z',
    BacSiChiDinh: { _id: 'd', ten: 'BS. Lan' },
    boDis: ['CRP'],
    dichVus: [line('count', { SoLuong: '3' })],
  },
};
const nothing = { basket: new Set<string>(), ordered: new Set<string>() };

it('puts what fits the diagnosis first, then last time and usual services, then the other sets', () => {
  const all = orderSuggestions(found, nothing, t);
  expect(all.map((one) => one.key)).toEqual(['diabetes', 'last', 'used', 'mine', 'room', 'all']);
  expect(all.map((one) => one.ownId)).toEqual([
    undefined,
    undefined,
    undefined,
    'mine',
    undefined,
    undefined,
  ]);
  expect(all[1]).toMatchObject({ note: '02/11/2026, BS. Lan', gone: ['CRP'] });
});

it('ticks a set whole but for what is chosen or ordered already, and nothing of the usual services', () => {
  const there = { basket: new Set(['glucose']), ordered: new Set<string>() };
  const all = orderSuggestions(found, there, t);
  const [diabetes, last, used] = all;
  expect(diabetes && [...tickedAtFirst(diabetes)]).toEqual(['count']);
  expect(diabetes?.lines[0]?.told).toEqual([{ text: 'suggest.inBasket', grave: false }]);
  expect(last && [...tickedAtFirst(last)]).toEqual(['count']);
  expect(used && [...tickedAtFirst(used)]).toEqual([]);
  const ordered = orderSuggestions(found, { ...nothing, ordered: new Set(['count']) }, t);
  expect(ordered[1]?.lines[0]?.told).toEqual([{ text: 'suggest.ordered', grave: false }]);
});

it('gives the services that were ticked, with the quantity of last time', () => {
  expect(chosenServices(found, 'last', new Set(['count']))).toMatchObject([
    { service: { _id: 'count' }, SoLuong: '3' },
  ]);
  expect(chosenServices(found, 'all', new Set(['glucose']))).toHaveLength(1);
  expect(chosenServices(found, 'used', new Set(['count']))).toEqual([]);
});

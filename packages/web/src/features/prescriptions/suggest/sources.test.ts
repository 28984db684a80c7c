import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { PastToa } from '../usePastPrescriptions.ts';
import { sourcesOf } from './sources.ts';

const t = ((key: string) => key) as unknown as TFunction<readonly ['prescriptions', 'common']>; // keys are enough here

const sample = (_id: string, more: object = {}) => ({
  _id,
  MaToaThuocMau: _id,
  TenToaThuocMau: _id,
  TenChuyenKhoa: null,
  LoiDan: null,
  cuaToi: false,
  theoChanDoan: false,
  thuocs: [],
  boDis: [],
  ...more,
});
const toa = (KhamBenh_Id: string, ...drugs: string[]) =>
  ({
    _id: `${KhamBenh_Id} ${drugs.join()}`,
    KhamBenh_Id,
    NgayKe: '2026-11-02T02:00:00.000Z',
    BacSi: { _id: 'd', ten: 'BS. Lan' },
    chiTiets: drugs.map((TenDuoc) => ({
      _id: TenDuoc,
      Duoc_Id: TenDuoc,
      TenDuoc,
      SoNgay: 5,
      Sang: '1',
      SoLuong: '9',
    })),
  }) as unknown as PastToa; // what a source is made of

it('puts samples of the diagnosis first, then what the patient had, usual drugs and the other samples', () => {
  const maus = [
    sample('throat', { theoChanDoan: true }),
    sample('mine', { cuaToi: true }),
    sample('heart', { TenChuyenKhoa: 'Tim mạch' }),
    sample('all'),
  ];
  const used = { Duoc_Id: 'a', TenDuoc: 'a', soLan: 4 } as never;
  const sources = sourcesOf({ maus, hayDungs: [used] }, [toa('s1', 'a')], t);
  expect(sources.map(({ key, group }) => `${key} ${group}`)).toEqual([
    'throat common:suggest.forDisease',
    's1 common:suggest.lastTime',
    'used common:suggest.used',
    'mine common:suggest.mine',
    'heart common:suggest.ofPlace',
    'all common:suggest.shared',
  ]);
  expect(sources.filter((one) => one.ownId).map((one) => one.key)).toEqual(['mine']);
});

it('repeats all prescriptions of an earlier session at once, with quantities worked out anew', () => {
  const past = [toa('s2', 'a', 'b'), toa('s2', 'c'), toa('s1', 'd')];
  const sources = sourcesOf({ maus: [], hayDungs: [] }, past, t);
  expect(sources.map(({ courses }) => courses.map((one) => one.Duoc_Id).join())).toEqual(['a,b,c', 'd']);
  expect(sources[0]?.courses[0]).toMatchObject({ SoNgay: 5, Sang: '1' });
  expect(sources[0]?.courses[0]).not.toHaveProperty('SoLuong');
});

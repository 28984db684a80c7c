import { describe, expect, it } from 'vitest';
import type { Kind, Moment } from '../features/patients/timelineGroups.ts';
import { linkOf, type Reader } from '../features/patients/timelineLinks.ts';
import { contributionsOf } from '../ui/useContributions.ts';
import { features } from './features.ts';

const links = contributionsOf(features, 'timeline').flat();

const moment = (loai: Kind, more: Partial<Moment> = {}): Moment => ({
  _id: 'x',
  loai,
  at: '2026-11-21T03:00:00Z',
  ma: 'M1',
  noiDung: '',
  chiTiets: [],
  TrangThai: 'DaKham',
  TiepNhan_Id: 'visit',
  soTien: null,
  KhamBenh_Id: 'exam',
  XetNghiem_Id: null,
  LoaiPhieu: null,
  ToaThuoc_Id: null,
  MauIn: null,
  ...more,
});

const reader = (permissions: readonly string[], screens: readonly string[]): Reader => ({
  BenhNhan_Id: 'p1',
  permissions: new Set(permissions),
  mayOpen: (path) => screens.includes(path),
});
const doctor = reader(['BENH_AN_XEM', 'TIEP_NHAN_XEM', 'VIEN_PHI_XEM'], ['/kham-benh-ngoai-tru']);
const laboratory = reader(['BENH_AN_XEM'], ['/xet-nghiem']);
const tester = reader(['BENH_AN_XEM'], ['/tham-do-chuc-nang', '/xet-nghiem']);
const pharmacist = reader(['CAP_PHAT_THUOC'], ['/cap-phat-thuoc']);
const cashier = reader(['VIEN_PHI_XEM'], ['/vien-phi-ngoai-tru']);
const everything = reader(
  ['BENH_AN_XEM', 'TIEP_NHAN_XEM', 'VIEN_PHI_XEM'],
  ['/tiep-nhan-ngoai-tru', '/kham-benh-ngoai-tru', '/xet-nghiem', '/cap-phat-thuoc', '/vien-phi-ngoai-tru'],
);

describe('the record of a moment', () => {
  it.each([
    ['a visit', moment('TiepNhan'), everything, '/tiep-nhan-ngoai-tru?id=x'],
    ['an examination', moment('KhamBenh'), doctor, '/kham-benh-ngoai-tru?id=exam'],
    [
      'a result, for its doctor',
      moment('KetQua', { XetNghiem_Id: 's' }),
      doctor,
      '/kham-benh-ngoai-tru?id=exam',
    ],
    ['a result, for the laboratory', moment('KetQua', { XetNghiem_Id: 's' }), laboratory, '/xet-nghiem?id=s'],
    [
      'a result, for the room of functional tests',
      moment('KetQua', { LoaiPhieu: 'ThamDoChucNang' }),
      tester,
      '/tham-do-chuc-nang?id=x',
    ],
    ['an order of another kind', moment('DichVuYeuCau'), everything, '/kham-benh-ngoai-tru?id=exam'],
    ['a supply, at its store', moment('PhieuCap', { ToaThuoc_Id: 't' }), pharmacist, '/cap-phat-thuoc?id=t'],
    [
      'a prescription, for its doctor',
      moment('DonThuoc', { ToaThuoc_Id: 't' }),
      doctor,
      '/kham-benh-ngoai-tru?id=exam',
    ],
    ['a receipt', moment('BienLai'), cashier, '/vien-phi-ngoai-tru?TiepNhan_Id=visit&BenhNhan_Id=p1'],
  ])('of %s opens at its screen', (_what, of, who, path) => {
    expect(linkOf(of, who, links)).toBe(path);
  });

  it.each([
    ['whose screen is not in the menu', moment('BienLai'), doctor],
    [
      'for which a permission is missing',
      moment('PhieuCap', { ToaThuoc_Id: 't', KhamBenh_Id: null }),
      everything,
    ],
    ['of a store at which the reader does not work', moment('PhieuCap'), pharmacist],
    ['that names no visit', moment('BienLai', { TiepNhan_Id: null }), cashier],
  ])('%s is not linked', (_what, of, who) => {
    expect(linkOf(of, who, links)).toBeNull();
  });
});

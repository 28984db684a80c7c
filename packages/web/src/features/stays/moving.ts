import { allows } from '../../ui/acts.ts';
import type { BedMapQuery, LyingFragment } from './bedMap.main.gen.ts';
import type { ExpectedRowFragment } from './expected.main.gen.ts';
import type { GiveBed } from './giveBedValues.ts';
import type { WaitingTransferFragment } from './stays.main.gen.ts';

/** Somebody who is on the way to a bed. */
export type Moving = Omit<GiveBed, 'Giuong_Id'>;

/** Somebody who lies in the ward, to be moved in it; null for who may not be. */
export function movingOf(one: LyingFragment, map: BedMapQuery['soDoGiuongBenh']): Moving | null {
  if (!allows(one, 'chuyenGiuong')) return null;
  const { NhapVien_Id, version, TenBenhNhan: name } = one;
  return { kind: 'move', NhapVien_Id, version, name, Khoa_Id: map.Khoa._id };
}

/** Somebody whom the ward expects. */
export function takingIn(one: ExpectedRowFragment, Khoa_Id: string): Moving | null {
  if (!allows(one, 'nhanVaoKhoa')) return null;
  const { _id: NhapVien_Id, version, BenhNhan: who, MaNhapVien } = one;
  return { kind: 'takeIn', NhapVien_Id, version, name: who?.TenBenhNhan ?? MaNhapVien, Khoa_Id };
}

/** Somebody whom another ward sends. */
export function accepting({ phieu }: WaitingTransferFragment, Khoa_Id: string): Moving | null {
  if (!allows(phieu, 'nhan')) return null;
  const { _id: PhieuChuyenKhoa_Id, NhapVien_Id, version, BenhNhan: who } = phieu;
  return { kind: 'accept', NhapVien_Id, version, name: who?.TenBenhNhan ?? '', Khoa_Id, PhieuChuyenKhoa_Id };
}

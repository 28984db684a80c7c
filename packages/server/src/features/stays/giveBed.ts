import { yearsOn } from '@sen/domain/ages/age';
import type { Issue } from '@sen/domain/catalogue/validate';
import { type BedGuest, bedRefusal, freePlace, toiDaMotGiuong } from '@sen/domain/stays/beds';
import type { Ctx, Tx } from '../../engine/context.ts';
import { localDay } from '../../engine/context.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { patientById } from '../patients/queries.ts';
import { lockBed } from './bed.ts';
import { askToShare } from './sharing.ts';
import type { GivenBed } from './times.ts';

export type Wanted = {
  Giuong_Id?: string | null;
  Khoa_Id: string;
  at: Date;
  choGhep?: boolean | null;
  /** Isolation that the patient needs from then on. */
  CachLy: NhapVienRow['CachLy'];
};

/** Who is to lie in a bed. */
export async function guestOf(
  ctx: Ctx,
  { _id, BenhNhan_Id }: Pick<NhapVienRow, '_id' | 'BenhNhan_Id'>,
  CachLy: NhapVienRow['CachLy'],
  at: Date,
): Promise<BedGuest> {
  const patient = await patientById(ctx, BenhNhan_Id);
  return { NhapVien_Id: _id, GioiTinh: patient.GioiTinh, tuoi: yearsOn(patient, localDay(at)), CachLy };
}

/**
 * Locks a bed for the patient of a locked stay and gives a place of it, or says why not: issues at `Giuong_Id`, at `choGhep` where it is
 * to be confirmed that they share it. A bed that is not named is refused elsewhere.
 */
export async function giveBed(
  tx: Tx,
  stay: NhapVienRow,
  { Giuong_Id, Khoa_Id, at, choGhep, CachLy }: Wanted,
): Promise<{ bed: GivenBed | null; issues: Issue[] }> {
  if (!Giuong_Id) return { bed: null, issues: [] };
  const bed = await lockBed(tx, Giuong_Id, Khoa_Id, at);
  if (!bed) return refused({ path: 'Giuong_Id', code: 'NOT_IN_LIST' });
  const issue = bedRefusal(bed, await guestOf(tx, stay, CachLy, at), choGhep === true);
  const { DichVu_Id, nguoiNam, held } = bed;
  if (issue?.code === 'BED_SHARED')
    return refused(
      await askToShare(tx, issue, stay.TiepNhan_Id, { DichVu_Id, soNguoi: nguoiNam.length + 1 }),
    );
  if (issue) return refused(issue);
  const Cho = freePlace(held);
  if (Cho === null)
    return refused({ path: 'Giuong_Id', code: 'BED_FULL', details: { toiDa: toiDaMotGiuong } });
  return { bed: { Giuong_Id, DichVu_Id, Cho }, issues: [] };
}

const refused = (issue: Issue) => ({ bed: null, issues: [issue] });

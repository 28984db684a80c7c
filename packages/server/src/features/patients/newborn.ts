import { tenKhongDau } from '@sen/domain/names/key';
import { cleanNumber } from '@sen/domain/names/typed';
import { newbornIssues, newbornName, placeTaken } from '@sen/domain/patients/newborn';
import { and, eq } from 'drizzle-orm';
import { type Ctx, localDay, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { TreSoSinhInput } from '../../gql/main.ts';
import { insertRecord } from './commands.ts';
import { findDuplicates } from './duplicates.ts';
import { lockPatientFor } from './lock.ts';
import { type Patient, patientById } from './queries.ts';
import { type BenhNhanRow, benhNhanTable as table } from './tables.ts';

/**
 * Receives a newborn with its mother: a record of its own that is named by her and has her address, phone and ethnic group; she is its
 * contact person. Errors: NOT_FOUND, BAD_INPUT by field, NEWBORN_OF_A_MAN, PATIENT_CANCELLED, NEWBORN_PLACE_TAKEN,
 * PATIENT_DUPLICATE (the card is another record's), REQUEST_ID_REUSED.
 */
export async function createNewborn(ctx: Ctx, Me_Id: string, input: TreSoSinhInput): Promise<Patient> {
  const { requestId, ...given } = input;
  const content = { ...given, SoGiayChungSinh: given.SoGiayChungSinh?.trim() || null };
  refuseIssues(newbornIssues(content, ctx.now()));
  const { ThoiDiemSinh, GioiTinh, CanNangSinh, ThuTuSinh = null } = content;
  if (!ThoiDiemSinh || !GioiTinh || !CanNangSinh) throw new Error('the issues let an empty field pass');
  const request = { id: requestId, operation: 'createTreSoSinh', content: { Me_Id, ...content } };
  const { _id } = await once(ctx, request, async (tx) => {
    // 1. the mother, so that two who receive her child at once make one record
    const mother = await lockPatientFor(tx, Me_Id, 'themCon');
    await refuseSecond(tx, Me_Id, { ThoiDiemSinh, ThuTuSinh });
    // 2. its card is nobody else's
    const SoTheBHYT = content.SoTheBHYT?.trim() ? cleanNumber(content.SoTheBHYT) : null;
    const [owner] = SoTheBHYT ? await findDuplicates(tx, { TenBenhNhan: '', SoTheBHYT }) : [];
    if (owner) {
      const { _id, MaYTe, TenBenhNhan, NamSinh } = owner.BenhNhan;
      throw new DomainError('PATIENT_DUPLICATE', { _id, MaYTe, TenBenhNhan, NamSinh });
    }
    // 3. the record
    const NgaySinh = localDay(ThoiDiemSinh);
    const TenBenhNhan = newbornName(mother.TenBenhNhan, ThuTuSinh);
    const made = await insertRecord(tx, {
      ...fromMother(mother),
      TenBenhNhan,
      TenKhongDau: tenKhongDau(TenBenhNhan),
      NgaySinh,
      NamSinh: Number(NgaySinh.slice(0, 4)),
      GioiTinh,
      ThoiDiemSinh,
      CanNangSinh,
      ThuTuSinh,
      SoGiayChungSinh: content.SoGiayChungSinh,
      SoTheBHYT,
    });
    return { _id: made };
  });
  return patientById(ctx, _id);
}

/** What a child has of its mother. Her phone reaches it as that of its contact person: a phone of its own it has not. */
function fromMother(mother: BenhNhanRow) {
  const { SoNha, DiaChi_Id, fullAddress, DanToc_Id, QuocTich_Id, KieuBenhNhan } = mother;
  return {
    Me_Id: mother._id,
    ...{ SoNha, DiaChi_Id, fullAddress, DanToc_Id, QuocTich_Id, KieuBenhNhan },
    TenNguoiLienHe: mother.TenBenhNhan,
    QuanHeNguoiLienHe: 'Mẹ',
    SoDienThoaiNguoiLienHe: mother.SoDienThoai ?? mother.SoDienThoaiNguoiLienHe,
    DiaChiNguoiLienHe: fullAddress,
  };
}

async function refuseSecond(
  tx: Tx,
  Me_Id: string,
  child: { ThoiDiemSinh: Date; ThuTuSinh: number | null },
): Promise<void> {
  const others = await tx.db
    .select()
    .from(table)
    .where(and(eq(table.Me_Id, Me_Id), eq(table.TrangThai, 'DangSuDung')));
  const taken = others.find((one) => placeTaken(child, [one]));
  if (taken) throw new DomainError('NEWBORN_PLACE_TAKEN', { MaYTe: taken.MaYTe });
}

import { tenKhongDau } from '@sen/domain/names/key';
import { unknownName, unknownPatientIssues } from '@sen/domain/patients/unknownPatient';
import { type Ctx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { nextNumber, shortYear } from '../../engine/sql/numbering.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { BenhNhanChuaRoInput, BenhNhanInput } from '../../gql/main.ts';
import { changePatient, insertRecord } from './commands.ts';
import { unknownCounter } from './numbers.ts';
import { type Patient, patientById } from './queries.ts';

/**
 * Receives somebody without a name: a record with a working name and the year that the estimated age gives, whatever fields the site
 * wants filled. Errors: BAD_INPUT by field, REQUEST_ID_REUSED.
 */
export async function createUnknownPatient(ctx: Ctx, input: BenhNhanChuaRoInput): Promise<Patient> {
  const { requestId, ...given } = input;
  const content = {
    ...given,
    NoiPhatHien: cleaned(given.NoiPhatHien),
    NguoiDua: cleaned(given.NguoiDua),
    DacDiemNhanDang: cleaned(given.DacDiemNhanDang),
  };
  refuseIssues(unknownPatientIssues(content));
  const { GioiTinh, TuoiUocLuong } = content;
  if (!GioiTinh || typeof TuoiUocLuong !== 'number') throw new Error('the issues let an empty field pass');
  const request = { id: requestId, operation: 'createBenhNhanChuaRo', content };
  const { _id } = await once(ctx, request, async (tx) => {
    const number = await nextNumber(tx, unknownCounter.name, shortYear(today(tx)));
    const TenBenhNhan = unknownName(number, GioiTinh, TuoiUocLuong);
    const made = await insertRecord(tx, {
      TenBenhNhan,
      TenKhongDau: tenKhongDau(TenBenhNhan),
      NamSinh: Number(today(tx).slice(0, 4)) - TuoiUocLuong,
      GioiTinh,
      ChuaRoDanhTinh: true,
      NoiPhatHien: content.NoiPhatHien,
      NguoiDua: content.NguoiDua,
      DacDiemNhanDang: content.DacDiemNhanDang,
    });
    return { _id: made };
  });
  return patientById(ctx, _id);
}

/**
 * Writes who an unidentified patient is; what was seen of them stays. Errors: NOT_FOUND, CONFLICT, PATIENT_IDENTIFIED, BAD_INPUT (the
 * fields that the site wants, a name of their own), those of duplicates.
 */
export async function identifyPatient(
  ctx: Ctx,
  id: string,
  input: BenhNhanInput,
  acceptDuplicate: boolean,
): Promise<Patient> {
  await inTransaction(ctx, (tx) => changePatient(tx, id, input, { acceptDuplicate, identify: true }));
  return patientById(ctx, id);
}

function cleaned(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

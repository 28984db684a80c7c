import type { DeviceResult } from '@sen/domain/devices/deviceMessage';
import { isOtherPerson, type SamplePatient } from '@sen/domain/devices/person';
import type { Ctx } from '../../engine/context.ts';
import type { SlipRow } from '../orders/tables.ts';
import { patientById } from '../patients/queries.ts';

/** Whether an analyser names another person than the patient of the sample that a value was measured of. */
export async function otherPersons(
  ctx: Ctx,
  slip: SlipRow,
  sent: readonly DeviceResult[],
): Promise<(one: DeviceResult) => boolean> {
  if (sent.every(({ NguoiMay }) => !NguoiMay)) return () => false;
  const patient = await patientOf(ctx, slip);
  return ({ NguoiMay }) => NguoiMay !== undefined && isOtherPerson(NguoiMay, patient);
}

async function patientOf(ctx: Ctx, slip: SlipRow): Promise<SamplePatient> {
  const { MaYTe, MaCu, CMNDHoacHoChieu, SoTheBHYT, SoDienThoai, ...who } = await patientById(
    ctx,
    slip.BenhNhan_Id,
  );
  const { TenBenhNhan, NgaySinh, NamSinh, GioiTinh } = who;
  const given = (numbers: ReadonlyArray<string | null>) => numbers.filter((one) => one !== null);
  return {
    ma: given([MaYTe, MaCu, CMNDHoacHoChieu, SoTheBHYT, SoDienThoai]),
    mau: given([slip.SIDMau, slip.SoPhieuYeuCau]),
    TenBenhNhan,
    NgaySinh,
    NamSinh,
    GioiTinh,
  };
}

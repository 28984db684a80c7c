import { ageOn, ageText } from '@sen/domain/ages/age';
import { priorityText } from '@sen/domain/queues/priority';
import { currentLanguage } from '../../session/i18n.ts';
import { today } from '../../ui/dateText.ts';
import type { BannerPatient } from '../../ui/PatientBanner.tsx';
import { birthRead } from '../../ui/YearOrDateField.tsx';
import type { ReceptionDetailFragment, ReceptionPatientFragment } from './reception.main.gen.ts';
import type { ReceptionValues } from './receptionValues.ts';
import type { Payer } from './useReceptionOptions.ts';

/** Who is being received, as far as the form knows. */
export function bannerOf(
  values: ReceptionValues,
  patient: ReceptionPatientFragment | null,
  visit: ReceptionDetailFragment | null,
  payers: readonly Payer[],
): BannerPatient {
  const birth = birthRead(values.birth);
  const language = currentLanguage();
  return {
    _id: patient?._id ?? null,
    TenBenhNhan: values.TenBenhNhan,
    MaYTe: patient?.MaYTe ?? '',
    GioiTinh: values.GioiTinh,
    NgaySinh: birth?.NgaySinh ?? null,
    NamSinh: birth?.NamSinh ?? null,
    tuoi: birth ? ageText(ageOn(birth, today()), language) : null,
    doiTuong: payers.find((one) => one._id === values.DoiTuong_Id)?.ten ?? null,
    SoTheBHYT: values.SoTheBHYT,
    mucHuong: visit?.MucHuong ?? null,
    tuNgay: values.BHYTNgayHieuLuc,
    denNgay: values.BHYTNgayHetHieuLuc,
    diUng: values.TienSuDiUng,
    DiUngs: patient?.DiUngs ?? [],
    diUngCheos: patient?.diUngCheos ?? [],
    ve: visit?.Ves.find((one) => one.HangDoi === 'KhamBenh') ?? null,
    uuTien: values.UuTien && values.LyDoUuTien ? priorityText(values.LyDoUuTien, language) : null,
  };
}

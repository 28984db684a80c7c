import { apollo } from '../../session/apollo.ts';
import type { Hit } from '../../ui/feature.ts';
import { PatientQuickFindDocument } from './patients.main.gen.ts';

/** Patients for the one search box: by name, code, phone, card, citizen id or birth date, and receptions by their code. */
export async function hits(text: string): Promise<Hit[]> {
  const { data } = await apollo.query({ query: PatientQuickFindDocument, variables: { text } });
  const found = data?.timNhanh;
  const patients = (found?.benhNhans ?? []).map((one) => ({
    path: `/benh-nhan/${one._id}`,
    title: one.TenBenhNhan,
    hint: [one.MaYTe, one.NamSinh, one.SoDienThoai].filter(Boolean).join(' · '),
  }));
  const visits = (found?.tiepNhans ?? []).map((one) => ({
    path: `/tiep-nhan-ngoai-tru?id=${one._id}`,
    title: one.MaTiepNhan,
    hint: found?.benhNhans[0]?.TenBenhNhan ?? '',
  }));
  return [...visits, ...patients];
}

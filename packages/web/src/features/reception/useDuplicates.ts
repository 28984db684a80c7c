import { useQuery } from '@apollo/client/react';
import { useDebounced } from '../../ui/useDebounced.ts';
import { birthRead } from '../../ui/YearOrDateField.tsx';
import { ReceptionDuplicatesDocument } from './reception.main.gen.ts';
import type { ReceptionValues } from './receptionValues.ts';

/** Records that may be the person who is being typed; nothing while a known record is taken. */
export function useDuplicates(values: ReceptionValues, taken: boolean) {
  const { TenBenhNhan, birth, GioiTinh, SoDienThoai, CMNDHoacHoChieu, SoTheBHYT, DiaChi_Id } = values;
  const input = {
    TenBenhNhan: TenBenhNhan ?? '',
    NgaySinh: birthRead(birth)?.NgaySinh ?? null,
    NamSinh: birth?.NamSinh ?? null,
    GioiTinh,
    SoDienThoai: whole(SoDienThoai, 10),
    CMNDHoacHoChieu: whole(CMNDHoacHoChieu, 9),
    SoTheBHYT: whole(SoTheBHYT, 10),
    DiaChi_Id,
  };
  const later = useDebounced(JSON.stringify(input), 400);
  const asked = JSON.parse(later) as typeof input; // what was written a line above
  const enough =
    (asked.TenBenhNhan.trim().includes(' ') && asked.NamSinh) ||
    asked.SoDienThoai ||
    asked.CMNDHoacHoChieu ||
    asked.SoTheBHYT;
  const { data } = useQuery(ReceptionDuplicatesDocument, {
    variables: { input: asked },
    skip: taken || !enough,
    fetchPolicy: 'no-cache',
  });
  return taken || !enough ? [] : (data?.timBenhNhanTrung ?? []);
}

/** A number that is still being typed is compared with nobody's. */
function whole(text: string | null, length: number): string | null {
  return text && text.trim().length >= length ? text.trim() : null;
}

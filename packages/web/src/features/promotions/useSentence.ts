import type { LoaiChuongTrinh } from '@sen/domain/promotions/loaiKhuyenMai';
import { sentenceOf } from '@sen/domain/promotions/sentence';
import { useEntriesById } from '../../catalogue/page/entriesById.ts';
import { currentLanguage } from '../../session/i18n.ts';
import type { Entry } from '../../ui/entry.ts';
import { isAmount } from '../../ui/numberText.ts';
import { programmeInput, type Values } from './programmeValues.ts';

/** What is written of a programme, as a sentence; null until it says what kind it is. */
export function useSentence(values: Values): string | null {
  const input = programmeInput(values);
  const bought = { services: input.DichVuDieuKiens ?? [], goods: input.SanPhamDieuKiens ?? [] };
  const given = { services: input.DichVuKhuyenMais ?? [], goods: input.SanPhamKhuyenMais ?? [] };
  const idsOf = (rows: ReadonlyArray<{ DichVu_Id: string } | { Duoc_Id: string }>) =>
    rows.map((row) => ('DichVu_Id' in row ? row.DichVu_Id : row.Duoc_Id)).filter((id) => id !== '');
  const services = useEntriesById('DM_DichVu', idsOf([...bought.services, ...given.services]));
  const goods = useEntriesById('Duoc', idsOf([...bought.goods, ...given.goods]));
  const packages = useEntriesById('GoiDichVu', input.GoiDichVu_Ids ?? []);
  const courses = useEntriesById('LieuTrinh', input.LieuTrinh_Ids ?? []);
  const kind = input.LoaiChuongTrinhKhuyenMai as LoaiChuongTrinh | null;
  if (!kind) return null;
  const mucs = ({ services: of, goods: and }: typeof bought) =>
    [
      ...of.map((one) => ({
        id: one.DichVu_Id,
        SoLuong: one.SoLuong,
        name: named(services, one.DichVu_Id, 'TenDichVu'),
      })),
      ...and.map((one) => ({
        id: one.Duoc_Id,
        SoLuong: one.SoLuong,
        name: named(goods, one.Duoc_Id, 'TenDuoc'),
      })),
    ]
      .filter(({ id }) => id !== '')
      .map(({ id, SoLuong, name }) => ({ Muc_Id: id, SoLuong, Ten: name }));
  return sentenceOf(
    {
      Loai: kind,
      dieuKiens: mucs(bought),
      khuyenMais: mucs(given),
      gois: [
        ...(input.GoiDichVu_Ids ?? []).map((id) => named(packages, id, 'TenGoiDichVu')),
        ...(input.LieuTrinh_Ids ?? []).map((id) => named(courses, id, 'TenLieuTrinh')),
      ],
      ToanHoaDon: input.ToanHoaDon === true,
      SoTienDieuKien: amount(input.SoTienDieuKien),
      SoTienKhuyenMai: amount(input.SoTienKhuyenMai),
      PhanTramDieuKien: null,
      PhanTramKhuyenMai: amount(input.PhanTramKhuyenMai),
      GiamToiDa: amount(input.GiamToiDa),
    },
    currentLanguage(),
  );
}

const named = (entries: ReadonlyMap<string, Entry>, id: string, field: string) =>
  String(entries.get(id)?.[field] ?? '…');

/** What is typed, as long as it is an amount. */
const amount = (value: unknown) => (typeof value === 'string' && isAmount(value) ? value : null);

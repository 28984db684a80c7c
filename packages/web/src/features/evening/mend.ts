import type { LoaiLech } from '@sen/domain/evening/findings';
import { dayPlus } from '../../ui/dateText.ts';
import type { EveningLineFragment } from './evening.main.gen.ts';

/** Where something is mended: the wide path of a screen with its query, or the shift of a cashier that opens over the page. */
export type Mend = { path: string; query: Record<string, string> } | { shift: string };

/** The longest that a visit is looked for before the day on which it was confirmed. */
const visitDays = 30;

type Line = Pick<
  EveningLineFragment,
  'loai' | '_id' | 'So' | 'BienLai_Id' | 'HoaDon_Id' | 'TiepNhan_Id' | 'BenhNhan_Id' | 'NhanVien_Id'
>;

/** Where one line is mended: the very receipt, invoice, visit or shift. */
export function mendOf(line: Line, day: string): Mend {
  const { loai, BienLai_Id, HoaDon_Id, TiepNhan_Id, BenhNhan_Id, NhanVien_Id } = line;
  const days = { tu: day, den: day };
  const code = line.So ? { ma: line.So } : {};
  const receipt = { path: '/bien-lai', query: { ...days, ...(BienLai_Id ? { bienLai: BienLai_Id } : {}) } };
  const invoice = { path: '/hoa-don-dien-tu', query: { ...days, ...(HoaDon_Id ? { id: HoaDon_Id } : {}) } };
  switch (loai) {
    case 'ChuaDinhKhoan':
    case 'ButToanLech': {
      const row = loai === 'ChuaDinhKhoan' ? line._id : '';
      return { path: '/so-quy', query: { ...days, ...code, id: `${BienLai_Id}.${row}` } };
    }
    case 'CaChuaKet':
      return { shift: NhanVien_Id ?? '' };
    case 'TienVeChuaThu':
      return { path: '/giao-dich-ngan-hang', query: { ...days, id: line._id } };
    case 'ChuaHoaDon':
      return { path: '/hoa-don-dien-tu', query: { xem: 'chua-lap', ...days, ...code } };
    case 'ChuaDieuChinh':
    case 'HoaDonTreo':
      return invoice;
    case 'HoaDonLech':
      return HoaDon_Id ? invoice : receipt;
    case 'TamUngLech':
    case 'HachToanLech':
      return {
        path: '/vien-phi-ngoai-tru',
        query: { TiepNhan_Id: TiepNhan_Id ?? '', BenhNhan_Id: BenhNhan_Id ?? '' },
      };
    case 'ChuaXacNhanBHYT':
    case 'QuyLech':
    case 'HoSoVuong':
      return {
        path: '/xac-nhan-bhyt-ngoai-tru',
        query: { tu: dayPlus(day, -visitDays), den: day, ...code, id: TiepNhan_Id ?? '' },
      };
    default:
      return receipt;
  }
}

/** Where all of a kind are mended together; null for what is mended one by one. */
export function mendAll(loai: LoaiLech, day: string): Mend | null {
  const days = { tu: day, den: day };
  if (loai === 'ChuaDinhKhoan') return { path: '/so-quy', query: days };
  if (loai === 'ChuaHoaDon') return { path: '/hoa-don-dien-tu', query: { xem: 'chua-lap', ...days } };
  if (loai === 'ChuaXacNhanBHYT') return { path: '/xac-nhan-bhyt-ngoai-tru', query: days };
  if (loai === 'SoBienLaiKhuyet' || loai === 'CaLech') return { path: '/bien-lai', query: days };
  if (loai === 'SoHoaDonKhuyet' || loai === 'HoaDonTreo') return { path: '/hoa-don-dien-tu', query: days };
  return null;
}

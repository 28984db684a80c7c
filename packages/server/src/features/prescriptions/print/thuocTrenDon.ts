import { drugLabel, withoutStrength } from '@sen/domain/prescriptions/drugLabel';
import { joined, type Language, quantity } from '../../printing/format.ts';

/** One drug of a prescription. Doses are quantities as decimal text; null: none at that time. */
export type ThuocTrenDon = {
  /** One active substance; null where the drug goes by its brand (several substances, biologics). */
  HoatChat: string | null;
  TenDuoc: string;
  HamLuong: string | null;
  /** Carries the star: it needs a consultation. */
  CanHoiChan: boolean;
  DonViTinh: string;
  SoLuong: string;
  LaThuocDoc: boolean;
  /** An addictive drug says its quantity in words too: 'năm'; null of other drugs. */
  SoLuongBangChu: string | null;
  SoNgay: number;
  DuongDung: string;
  Sang: string | null;
  Trua: string | null;
  Chieu: string | null;
  Toi: string | null;
  /** 'Sau ăn 30 phút': how to take it. */
  CachDung: string | null;
};

export type PresentedThuoc = {
  Ten: string;
  SoLuong: string;
  DonViTinh: string;
  Lieu: string;
  CachDung: string;
};

const TIMES = {
  vi: { Sang: 'Sáng', Trua: 'Trưa', Chieu: 'Chiều', Toi: 'Tối' },
  en: { Sang: 'Morning', Trua: 'Noon', Chieu: 'Afternoon', Toi: 'Evening' },
};

/** A drug as a prescription writes it: 'Paracetamol (Hapacol) 500 mg', '05', 'Uống: Sáng 1, Tối 1 viên × 5 ngày'. */
export function presentThuoc(thuoc: ThuocTrenDon, language: Language): PresentedThuoc {
  return {
    Ten: joined([drugLabel(tenThuoc(thuoc), thuoc.HamLuong), thuoc.CanHoiChan ? '★' : null], ' '),
    SoLuong: joined(
      [twoDigits(thuoc.SoLuong), thuoc.SoLuongBangChu === null ? null : `(${thuoc.SoLuongBangChu})`],
      ' ',
    ),
    DonViTinh: thuoc.DonViTinh,
    Lieu: lieu(thuoc, language),
    CachDung: thuoc.CachDung ?? '',
  };
}

function tenThuoc({ HoatChat, TenDuoc, HamLuong }: ThuocTrenDon): string {
  const ten = withoutStrength(TenDuoc, HamLuong);
  return HoatChat === null || HoatChat === ten ? ten : `${HoatChat} (${ten})`;
}

/** prescriptions 5.4: below ten a zero stands in front, so that nobody adds a digit. */
function twoDigits(amount: string): string {
  const text = quantity(amount);
  return Number(amount) < 10 ? `0${text}` : text;
}

function lieu(thuoc: ThuocTrenDon, language: Language): string {
  const times = (['Sang', 'Trua', 'Chieu', 'Toi'] as const).flatMap((time) => {
    const dose = thuoc[time];
    return dose === null || Number(dose) === 0
      ? []
      : [`${TIMES[language][time]} ${quantity(dose)} ${thuoc.DonViTinh.toLocaleLowerCase('vi')}`];
  });
  const days = `${thuoc.SoNgay} ${language === 'vi' ? 'ngày' : 'days'}`;
  return `${joined([thuoc.DuongDung, times.join(' – ')], ': ')} × ${days}`;
}

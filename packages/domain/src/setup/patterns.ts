import type { Label } from '../catalogue/catalogue.ts';

/** A place of a ready pattern. `parent` is the code of another place of it; without one it lies in the facility itself. */
export type PatternPlace = {
  code: string;
  name: string;
  category: 'DEPARTMENT' | 'ROOM' | 'STORE';
  parent?: string;
  roomType?: 'counter' | 'examine' | 'imageAnalysis' | 'laboratory' | 'receive';
  queuePrefix?: string;
  /** Department code of the insurance files. */
  MaKhoa?: string;
  /** Kind of store. */
  Loai?: 'Chan' | 'Le' | 'TuTruc';
};

export type Pattern = { code: string; label: Label; places: readonly PatternPlace[] };

/** Ready patterns of an organisation: a beginning whose names are edited before it is made, and that grows on its screen. */
export const patterns: readonly Pattern[] = [
  {
    code: 'PHONG_MACH',
    label: { vi: 'Phòng khám hai buồng khám', en: 'Clinic of two consulting rooms' },
    places: [
      room('TD01', 'Tiếp đón', 'receive', 'T'),
      room('PK01', 'Phòng khám 1', 'examine', 'A'),
      room('PK02', 'Phòng khám 2', 'examine', 'B'),
      { ...room('XN01', 'Phòng xét nghiệm', 'laboratory', 'X'), MaKhoa: 'K47' },
      room('TN01', 'Quầy thu ngân', 'counter', 'N'),
      store('NT01', 'Nhà thuốc', 'Le', 'Z'),
    ],
  },
  {
    code: 'BENH_VIEN',
    label: { vi: 'Bệnh viện theo khoa', en: 'Hospital by departments' },
    places: [
      department('KKB', 'Khoa Khám bệnh', 'K01'),
      department('KXN', 'Khoa Xét nghiệm', 'K47'),
      department('KHA', 'Khoa Chẩn đoán hình ảnh', 'K39'),
      department('KDUOC', 'Khoa Dược', 'K44'),
      department('PTC', 'Phòng Tài chính kế toán'),
      { ...room('TD01', 'Quầy tiếp đón 1', 'receive', 'T'), parent: 'KKB' },
      { ...room('TD02', 'Quầy tiếp đón 2', 'receive', 'T'), parent: 'KKB' },
      { ...room('PK01', 'Phòng khám Nội', 'examine', 'A'), parent: 'KKB' },
      { ...room('PK02', 'Phòng khám Ngoại', 'examine', 'B'), parent: 'KKB' },
      { ...room('PK03', 'Phòng khám Nhi', 'examine', 'C'), parent: 'KKB' },
      { ...room('PK04', 'Phòng khám Phụ sản', 'examine', 'D'), parent: 'KKB' },
      { ...room('XN01', 'Phòng lấy mẫu', 'laboratory', 'X'), parent: 'KXN', MaKhoa: 'K47' },
      { ...room('XN02', 'Phòng xét nghiệm', 'laboratory', 'Y'), parent: 'KXN', MaKhoa: 'K47' },
      { ...room('HA01', 'Phòng X-quang', 'imageAnalysis', 'Q'), parent: 'KHA', MaKhoa: 'K39' },
      { ...room('HA02', 'Phòng Siêu âm', 'imageAnalysis', 'S'), parent: 'KHA', MaKhoa: 'K39' },
      { ...room('TN01', 'Quầy thu ngân 1', 'counter', 'N'), parent: 'PTC' },
      { ...room('TN02', 'Quầy thu ngân 2', 'counter', 'N'), parent: 'PTC' },
      { ...store('KHOCHAN', 'Kho chẵn', 'Chan'), parent: 'KDUOC' },
      { ...store('KHOLE', 'Kho lẻ ngoại trú', 'Le', 'I'), parent: 'KDUOC' },
      { ...store('NHATHUOC', 'Nhà thuốc bệnh viện', 'Le', 'Z'), parent: 'KDUOC' },
    ],
  },
];

function department(code: string, name: string, MaKhoa?: string): PatternPlace {
  return { code, name, category: 'DEPARTMENT', ...(MaKhoa ? { MaKhoa } : {}) };
}

function room(
  code: string,
  name: string,
  roomType: NonNullable<PatternPlace['roomType']>,
  queuePrefix: string,
): PatternPlace {
  return {
    code,
    name,
    category: 'ROOM',
    roomType,
    queuePrefix,
    ...(roomType === 'counter' ? {} : { MaKhoa: 'K01' }),
  };
}

function store(
  code: string,
  name: string,
  Loai: NonNullable<PatternPlace['Loai']>,
  queuePrefix?: string,
): PatternPlace {
  return { code, name, category: 'STORE', MaKhoa: 'K44', Loai, ...(queuePrefix ? { queuePrefix } : {}) };
}

import type { Label } from '../catalogue/catalogue.ts';

/** A place of a ready pattern. `parent` is the code of another place of it; without one it lies in the facility itself. */
export type PatternPlace = {
  code: string;
  name: string;
  category: 'DEPARTMENT' | 'ROOM' | 'STORE';
  parent?: string;
  roomType?: 'counter' | 'examine' | 'hospitalize' | 'imageAnalysis' | 'laboratory' | 'receive' | 'tip';
  queuePrefix?: string;
  /** Department code of the insurance files. */
  MaKhoa?: string;
  /** Kind of store. */
  Loai?: 'Chan' | 'Le' | 'TuTruc';
  /** Codes of the services, or of their groups, that are for this room; without it any of its kind is. */
  performs?: readonly string[];
};

export type Pattern = { code: string; label: Label; places: readonly PatternPlace[] };

/** Department codes of the insurance files by the use of a room, where a pattern says nothing else. */
const departmentOf: Readonly<Record<NonNullable<PatternPlace['roomType']>, string | null>> = {
  counter: null,
  examine: 'K01',
  hospitalize: 'K01',
  imageAnalysis: 'K39',
  laboratory: 'K47',
  receive: 'K01',
  tip: 'K01',
};

const ultrasound = ['CDHA-SA'];
const heart = ['TDCN-DT'];

/** Consulting rooms that a polyclinic and a hospital have alike. */
const specialties: readonly PatternPlace[] = [
  { ...room('PK01', 'Phòng khám Nội', 'examine', 'A'), performs: ['KB-NOI', 'KB-TIM'] },
  { ...room('PK02', 'Phòng khám Ngoại', 'examine', 'B'), performs: ['KB-NGOAI'] },
  { ...room('PK03', 'Phòng khám Nhi', 'examine', 'C'), performs: ['KB-NHI'] },
  { ...room('PK04', 'Phòng khám Phụ sản', 'examine', 'D'), performs: ['KB-SAN'] },
];

/** Rooms for images and functional tests that both have alike. */
const imaging: readonly PatternPlace[] = [
  { ...room('HA01', 'Phòng X-quang', 'imageAnalysis', 'Q'), performs: ['CDHA-XQ'] },
  { ...room('HA02', 'Phòng siêu âm', 'imageAnalysis', 'S'), performs: ultrasound },
  { ...room('DT01', 'Phòng điện tim', 'imageAnalysis', 'M'), performs: heart, MaKhoa: 'K40' },
];

/** Ready patterns of an organisation: a beginning whose names are edited before it is made, and that grows on its screen. */
export const patterns: readonly Pattern[] = [
  {
    code: 'PHONG_MACH',
    label: { vi: 'Phòng khám hai buồng khám', en: 'Clinic of two consulting rooms' },
    places: [
      room('TD01', 'Tiếp đón', 'receive', 'T'),
      room('PK01', 'Phòng khám 1', 'examine', 'A'),
      room('PK02', 'Phòng khám 2', 'examine', 'B'),
      {
        ...room('HA02', 'Phòng siêu âm, điện tim', 'imageAnalysis', 'S'),
        performs: [...ultrasound, ...heart],
      },
      room('TT01', 'Phòng thủ thuật', 'tip', 'P'),
      room('XN01', 'Phòng xét nghiệm', 'laboratory', 'X'),
      room('TN01', 'Quầy thu ngân', 'counter', 'N'),
      store('NT01', 'Nhà thuốc', 'Le', 'Z'),
    ],
  },
  {
    code: 'DA_KHOA',
    label: { vi: 'Phòng khám đa khoa', en: 'Polyclinic' },
    places: [
      room('TD01', 'Quầy tiếp đón', 'receive', 'T'),
      ...specialties,
      { ...room('PK05', 'Phòng khám Tai mũi họng', 'examine', 'E'), performs: ['KB-TMH'] },
      { ...room('PK06', 'Phòng khám Răng hàm mặt', 'examine', 'F'), performs: ['KB-RHM'] },
      { ...room('PK07', 'Phòng khám Mắt', 'examine', 'G'), performs: ['KB-MAT'] },
      { ...room('PK08', 'Phòng khám Da liễu', 'examine', 'H'), performs: ['KB-DL'] },
      { ...room('CC01', 'Phòng cấp cứu', 'examine', 'U'), performs: [] },
      room('TT01', 'Phòng tiểu phẫu, thủ thuật', 'tip', 'P'),
      room('XN01', 'Phòng lấy mẫu', 'laboratory', 'X'),
      room('XN02', 'Phòng xét nghiệm', 'laboratory', 'Y'),
      ...imaging,
      room('LB01', 'Phòng lưu người bệnh', 'hospitalize', 'L'),
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
      ...specialties.map((place) => ({ ...place, parent: 'KKB' })),
      { ...room('TT01', 'Phòng tiểu phẫu, thủ thuật', 'tip', 'P'), parent: 'KKB' },
      { ...room('XN01', 'Phòng lấy mẫu', 'laboratory', 'X'), parent: 'KXN' },
      { ...room('XN02', 'Phòng xét nghiệm', 'laboratory', 'Y'), parent: 'KXN' },
      ...imaging.map((place) => ({ ...place, parent: 'KHA' })),
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
  const MaKhoa = departmentOf[roomType];
  return { code, name, category: 'ROOM', roomType, queuePrefix, ...(MaKhoa ? { MaKhoa } : {}) };
}

function store(
  code: string,
  name: string,
  Loai: NonNullable<PatternPlace['Loai']>,
  queuePrefix?: string,
): PatternPlace {
  return { code, name, category: 'STORE', MaKhoa: 'K44', Loai, ...(queuePrefix ? { queuePrefix } : {}) };
}

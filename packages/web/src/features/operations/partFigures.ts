import type { Unit } from './figureText.ts';
import type { OperationsHealthQuery } from './operations.main.gen.ts';

export type Part = OperationsHealthQuery['sucKhoeHeThong']['phans'][number];
type Figure = readonly [name: string, unit: Unit];

/** What a card shows of a part: its main figure first, which is also drawn over time when it moves. */
export const partFigures: Readonly<Record<Part['phan'], readonly Figure[]>> = {
  CO_SO_DU_LIEU: [
    ['traLoiMs', 'ms'],
    ['kichThuoc', 'bytes'],
    ['phienBan', 'text'],
  ],
  KET_NOI: [
    ['phanTram', 'percent'],
    ['dangDung', 'count'],
    ['toiDa', 'count'],
  ],
  SU_KIEN: [['treMs', 'ms']],
  DIA_DU_LIEU: [
    ['trong', 'bytes'],
    ['phanTramTrong', 'percent'],
    ['thuMuc', 'text'],
  ],
  DIA_SAO_LUU: [
    ['trong', 'bytes'],
    ['phanTramTrong', 'percent'],
    ['thuMuc', 'text'],
  ],
  KHO_TEP: [
    ['traLoiKhoMs', 'ms'],
    ['noiLuu', 'text'],
  ],
  CONG_VIEC: [
    ['cho', 'count'],
    ['chay', 'count'],
    ['thuLai', 'count'],
    ['hong', 'count'],
    ['choLauNhatGiay', 'seconds'],
  ],
  GOI_NGOAI: [
    ['cho', 'count'],
    ['loi', 'count'],
    ['choLauNhatGiay', 'seconds'],
  ],
  SAO_LUU: [
    ['tuoiGio', 'hours'],
    ['luc', 'time'],
    ['kiemChungLuc', 'time'],
  ],
  NHAT_KY: [
    ['choNiemPhongGiay', 'seconds'],
    ['niemPhongLuc', 'time'],
    ['neoLuc', 'time'],
    ['kiemTraLuc', 'time'],
  ],
  BO_NHO: [
    ['tienTrinh', 'bytes'],
    ['trong', 'bytes'],
    ['tong', 'bytes'],
    ['chayGiay', 'seconds'],
  ],
  MAY_CHU: [['soMay', 'count']],
};

/** Where more is to be seen of a part, below /quan-tri-he-thong. */
export const partPlaces: Readonly<Partial<Record<Part['phan'], string>>> = {
  CONG_VIEC: 'cong-viec?the=congViec',
  GOI_NGOAI: 'cong-viec',
  SAO_LUU: 'sao-luu',
};

/** The figures of a part by their names. */
export function figuresOf(part: Part): Readonly<Record<string, unknown>> {
  const figures: unknown = part.soLieu;
  return typeof figures === 'object' && figures !== null ? { ...figures } : {};
}

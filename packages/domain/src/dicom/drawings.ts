import type { Issue } from '../catalogue/validate.ts';

/** What is measured on a picture, and by how many points it is drawn. */
export const loaiHinhVe = {
  DoDai: { vi: 'Độ dài', en: 'Length', points: 2 },
  Goc: { vi: 'Góc', en: 'Angle', points: 3 },
  Elip: { vi: 'Vùng elip', en: 'Ellipse', points: 4 },
  Diem: { vi: 'Giá trị điểm', en: 'Value of a point', points: 1 },
} as const;

export type LoaiHinhVe = keyof typeof loaiHinhVe;

/** A measure on a picture: its points in the space of the patient, three numbers each. */
export type HinhVe = {
  _id: string;
  Loai: LoaiHinhVe;
  SOPUID: string;
  /** The frame, from 1. */
  Khung: number;
  /** The frame of reference of the space. */
  HeToaDo: string;
  /** The direction of looking and that to above: six numbers. */
  MatPhang: readonly number[];
  Diem: readonly number[];
};

export const hinhVeMost = 500;
const idMost = 64;
const farMost = 1e7;

/** What is wrong with drawings, at `hinhVes.N`; `pictures` are those of the study. */
export function drawingIssues(drawings: readonly HinhVe[], pictures: ReadonlySet<string>): Issue[] {
  if (drawings.length > hinhVeMost)
    return [{ path: 'hinhVes', code: 'DRAWINGS_MANY', details: { max: hinhVeMost } }];
  const ids = new Set<string>();
  return drawings.flatMap((one, at) => {
    const known = ids.has(one._id);
    ids.add(one._id);
    const sound =
      !known &&
      one._id !== '' &&
      one._id.length <= idMost &&
      one.HeToaDo.length <= idMost &&
      pictures.has(one.SOPUID) &&
      one.Khung >= 1 &&
      one.MatPhang.length === 6 &&
      one.Diem.length === loaiHinhVe[one.Loai].points * 3 &&
      [...one.MatPhang, ...one.Diem].every((value) => Math.abs(value) <= farMost);
    return sound ? [] : [{ path: `hinhVes.${at}`, code: 'DRAWING_UNFIT' }];
  });
}

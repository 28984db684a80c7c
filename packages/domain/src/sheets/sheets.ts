import { chamSoc } from './chamSoc.ts';
import { chucNangSong } from './chucNangSong.ts';
import { braden, danhGiaDau, morse } from './danhGia.ts';
import { dichVaoRa } from './dichVaoRa.ts';
import { mnaSf, mst, nrs2002 } from './dinhDuong.ts';
import { glasgow } from './glasgow.ts';
import { humptyDumpty } from './humptyDumpty.ts';
import {
  type Judged,
  type LinhVuc,
  type MucDo,
  mucDo,
  type Score,
  type SheetDef,
  type SheetField,
} from './sheet.ts';
import { strongKids } from './strongKids.ts';

/** Every sheet of the ward, by the name that its entries have. */
export const sheets = {
  ChucNangSong: chucNangSong,
  DichVaoRa: dichVaoRa,
  ChamSoc: chamSoc,
  DanhGiaDau: danhGiaDau,
  Braden: braden,
  Morse: morse,
  HumptyDumpty: humptyDumpty,
  NRS2002: nrs2002,
  MST: mst,
  MNASF: mnaSf,
  STRONGkids: strongKids,
  Glasgow: glasgow,
} as const satisfies Record<string, SheetDef>;
export type LoaiPhieu = keyof typeof sheets;

/** The definition of a sheet without its literal types. */
export const sheetOf = (loai: LoaiPhieu): SheetDef => sheets[loai];
const names = Object.keys(sheets) as LoaiPhieu[]; // its keys

/** The sheets of an area. */
export const sheetsOf = (area: LinhVuc): LoaiPhieu[] => names.filter((name) => sheets[name].area === area);

/** The sheets that are meant for an age in whole years. */
export const sheetsForAge = (years: number): LoaiPhieu[] =>
  names.filter((name) => {
    const { from = 0, below = Number.POSITIVE_INFINITY } = sheetOf(name).ages ?? {};
    return years >= from && years < below;
  });

/** The fields of a sheet that are asked of a patient who is watched by a score. */
export function fieldsFor(loai: LoaiPhieu, canhBao: Judged['canhBao']): Array<[string, SheetField]> {
  return Object.entries(sheetOf(loai).fields).filter(([, { only }]) => !only || only === canhBao);
}

/** The score of an entry; null where its sheet has none. */
export const scoreOf = (loai: LoaiPhieu, judged: Judged): Score | null =>
  sheetOf(loai).score?.(judged) ?? null;

/** What a level of a sheet is called. */
export const levelLabel = (loai: LoaiPhieu, level: MucDo) => sheetOf(loai).levels?.[level] ?? mucDo[level];

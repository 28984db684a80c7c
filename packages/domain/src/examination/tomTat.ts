import type { Issue } from '../catalogue/validate.ts';

/** The four boxes of a visit that the health book shows (health book 10.2), in the order of the screen. */
export const tomTatBoxes = [
  'QuaTrinhBenhLy',
  'KetQuaCanLamSang',
  'PhuongPhapDieuTri',
  'HuongDieuTri',
] as const;
export type TomTatBox = (typeof tomTatBoxes)[number];

/** What the doctor wrote into the boxes; nothing leaves a box as the record says it. */
export type WrittenBoxes = { readonly [K in TomTatBox]?: string | null | undefined };

/** What the record says by itself. Days as YYYY-MM-DD. */
export type RecordOfBoxes = {
  LyDoKham?: string | null | undefined;
  TrieuChungLamSang?: string | null | undefined;
  LoiDan?: string | null | undefined;
  NgayTaiKham?: string | null | undefined;
  /** The resolution: its kind and its name. */
  loaiHuong: string | null;
  tenHuong?: string | null | undefined;
  /** What is to be said of results, a line each. */
  ketQuas?: readonly string[];
  /** What was done and prescribed, a line each. */
  dieuTris: readonly string[];
};

/** There is nothing that a summary would name: nothing was ordered, or nothing of it is told. */
export const NO_RESULTS = 'Không có kết quả cận lâm sàng cần ghi.';

/** Resolutions that say by themselves how the patient is treated. */
const treating: ReadonlySet<string> = new Set([
  'NhapVien',
  'ChuyenVien',
  'DieuTriNgoaiTru',
  'LuuTheoDoi',
  'TuChoi',
  'TuVong',
]);

/** What the record says for each box; null where it says nothing. Nothing is made up: the words are those of doctor and desk. */
export function recordOfBoxes(record: RecordOfBoxes): Record<TomTatBox, string | null> {
  const { LyDoKham, TrieuChungLamSang, LoiDan, NgayTaiKham, loaiHuong, tenHuong, dieuTris } = record;
  const ended = loaiHuong !== null && treating.has(loaiHuong) ? (tenHuong ?? loaiHuong) : null;
  return {
    QuaTrinhBenhLy: lines([LyDoKham, TrieuChungLamSang]),
    KetQuaCanLamSang: lines(record.ketQuas ?? []) ?? NO_RESULTS,
    PhuongPhapDieuTri: lines(dieuTris) ?? lines([LoiDan]) ?? ended,
    HuongDieuTri: lines([tenHuong, LoiDan, NgayTaiKham && `Hẹn khám lại ngày ${dayText(NgayTaiKham)}.`]),
  };
}

/** The boxes as they are sent: what the doctor wrote, else what the record says. */
export function tomTatOf(written: WrittenBoxes, record: RecordOfBoxes): Record<TomTatBox, string | null> {
  const said = recordOfBoxes(record);
  return {
    QuaTrinhBenhLy: lines([written.QuaTrinhBenhLy]) ?? said.QuaTrinhBenhLy,
    KetQuaCanLamSang: lines([written.KetQuaCanLamSang]) ?? said.KetQuaCanLamSang,
    PhuongPhapDieuTri: lines([written.PhuongPhapDieuTri]) ?? said.PhuongPhapDieuTri,
    HuongDieuTri: lines([written.HuongDieuTri]) ?? said.HuongDieuTri,
  };
}

/** The boxes without which an examination is not closed, whoever pays: those of which nothing is known. */
export function tomTatIssues(written: WrittenBoxes, record: RecordOfBoxes): Issue[] {
  const boxes = tomTatOf(written, record);
  // the plan is that of the resolution, which is asked for by itself
  return tomTatBoxes
    .filter((box) => boxes[box] === null && box !== 'HuongDieuTri')
    .map((path) => ({ path, code: 'REQUIRED' }));
}

function lines(texts: ReadonlyArray<string | null | undefined>): string | null {
  const said = texts.flatMap((text) => text?.trim() || []);
  return [...new Set(said)].join('\n') || null;
}

function dayText(day: string): string {
  return day.split('-').reverse().join('/');
}

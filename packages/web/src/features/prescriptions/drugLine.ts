import { doseQuantity } from '@sen/domain/prescriptions/dose';
import { drugLabel } from '@sen/domain/prescriptions/drugLabel';
import { newId } from '../../session/newId.ts';
import type { ToaFragment } from './prescriptions.main.gen.ts';
import type { TimThuocKeDonQuery } from './stock.pharmacy.gen.ts';

export type FoundDrug = TimThuocKeDonQuery['searchStockModel'][number];
export const doseTimes = ['Sang', 'Trua', 'Chieu', 'Toi'] as const;
export type PrescriptionKind = 'BHYT' | 'Thuong' | 'MuaNgoai' | 'VTYT';

/** A drug in the entry grid; doses as decimal text. `SoLuong` is null while the doses say it. */
export type DrugLine = {
  key: string;
  Duoc_Id: string;
  TenDuoc: string;
  /** Needs a consultation (★). */
  starred: boolean;
  /** What it is counted in; null where nobody said. */
  DonViTinh: string | null;
  LoaiToa: PrescriptionKind;
  Kho_Id: string | null;
  available: string | null;
  whole: boolean;
  SoNgay: number;
  Sang: string | null;
  Trua: string | null;
  Chieu: string | null;
  Toi: string | null;
  SoLuong: string | null;
  DuongDung_Id: string | null;
  CachDung: string | null;
};

type Text = string | null | undefined;
/** What a sample, an old prescription or the habit of a doctor tells of a course. */
export type Course = {
  Duoc_Id: string;
  TenDuoc: string;
  SoNgay?: number | null | undefined;
  Sang?: Text;
  Trua?: Text;
  Chieu?: Text;
  Toi?: Text;
  /** Null where the doses make it. */
  SoLuong?: Text;
  DuongDung_Id?: Text;
  CachDung?: Text;
};

/** A new line of a drug found in a store. */
export function lineOfDrug(
  drug: FoundDrug,
  insured: boolean,
  course: Omit<Partial<Course>, 'Duoc_Id' | 'TenDuoc'> = {},
): DrugLine {
  const inStore = drug.Kho_Id !== null && drug.Kho_Id !== undefined && Number(drug.SoLuongKhaDung) > 0;
  return {
    key: newId(),
    Duoc_Id: drug.Duoc_Id,
    TenDuoc: drugLabel(drug.TenDuoc, drug.HamLuong),
    starred: drug.HoiChan,
    DonViTinh: drug.DonViTinh ?? null,
    LoaiToa: !inStore ? 'MuaNgoai' : insured && drug.LaBHYT ? 'BHYT' : 'Thuong',
    Kho_Id: inStore ? (drug.Kho_Id ?? null) : null,
    available: inStore ? drug.SoLuongKhaDung : null,
    whole: drug.KhongChiaNho,
    SoNgay: course.SoNgay ?? 5,
    Sang: course.Sang ?? null,
    Trua: course.Trua ?? null,
    Chieu: course.Chieu ?? null,
    Toi: course.Toi ?? null,
    SoLuong: course.SoLuong ?? null,
    DuongDung_Id: course.DuongDung_Id ?? drug.DuongDung_Id ?? null,
    CachDung: course.CachDung ?? null,
  };
}

/** The line of a course, its drug where it is in stock; null for one that is no longer known. */
export function lineOfCourse(
  course: Course,
  places: readonly FoundDrug[],
  insured: boolean,
): DrugLine | null {
  const known = places.filter((drug) => drug.Duoc_Id === course.Duoc_Id);
  const drug = known.find((place) => Number(place.SoLuongKhaDung) > 0) ?? known[0];
  return drug ? lineOfDrug(drug, insured, course) : null;
}

/** The lines of what is written already. */
export function linesOfToas(toas: readonly ToaFragment[]): DrugLine[] {
  return toas.flatMap((toa) =>
    toa.chiTiets.map((line) => ({
      key: line._id,
      Duoc_Id: line.Duoc_Id,
      TenDuoc: line.TenDuoc,
      starred: line.HoiChan,
      DonViTinh: line.DonViTinh ?? null,
      LoaiToa: toa.LoaiToa,
      Kho_Id: line.Kho_Id ?? null,
      available: null,
      ...amountOf(line),
      SoNgay: line.SoNgay,
      Sang: line.Sang ?? null,
      Trua: line.Trua ?? null,
      Chieu: line.Chieu ?? null,
      Toi: line.Toi ?? null,
      DuongDung_Id: line.DuongDung_Id ?? null,
      CachDung: line.CachDung ?? null,
    })),
  );
}

/** A saved quantity that the doses make follows them when they change; another one was typed. */
function amountOf(line: Course & { SoNgay: number; SoLuong: string }): Pick<DrugLine, 'whole' | 'SoLuong'> {
  const made = (whole: boolean) => Number(doseQuantity(line, line.SoNgay, whole));
  const told = Number(line.SoLuong);
  if (made(false) === told) return { whole: false, SoLuong: null };
  return made(true) === told ? { whole: true, SoLuong: null } : { whole: false, SoLuong: line.SoLuong };
}

/** The reasons with which warnings were overridden, by the warning's key. */
export function reasonsOfToas(toas: readonly ToaFragment[]): Record<string, string> {
  const all = toas.flatMap((toa) => toa.chiTiets.flatMap((line) => line.canhBaoDaDuyets));
  return Object.fromEntries(all.map((one) => [one.key, one.LyDo]));
}

/** The quantity of a line: what was typed, else worked out from its doses. */
export function quantityOf(line: DrugLine): string {
  const doses = doseTimes.map((time) => line[time] ?? '0');
  if (line.SoLuong !== null) return line.SoLuong;
  return doses.every((dose) => /^\d+(\.\d+)?$/.test(dose))
    ? doseQuantity(line, line.SoNgay, line.whole)
    : '0';
}

/** A line as the API takes it. */
export function lineInput({
  Duoc_Id,
  LoaiToa,
  Kho_Id,
  SoNgay,
  Sang,
  Trua,
  Chieu,
  Toi,
  DuongDung_Id,
  CachDung,
  ...line
}: DrugLine) {
  return {
    Duoc_Id,
    LoaiToa,
    Kho_Id,
    SoNgay,
    Sang,
    Trua,
    Chieu,
    Toi,
    DuongDung_Id,
    CachDung,
    SoLuong: quantityOf({
      ...line,
      Duoc_Id,
      LoaiToa,
      Kho_Id,
      SoNgay,
      Sang,
      Trua,
      Chieu,
      Toi,
      DuongDung_Id,
      CachDung,
    }),
  };
}

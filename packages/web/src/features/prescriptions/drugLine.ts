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

/** What a sample, an old prescription or a search tells of a course. */
type Course = Partial<
  Pick<DrugLine, 'SoNgay' | 'Sang' | 'Trua' | 'Chieu' | 'Toi' | 'DuongDung_Id' | 'CachDung' | 'SoLuong'>
>;

/** A new line of a drug found in a store. */
export function lineOfDrug(drug: FoundDrug, insured: boolean, course: Course = {}): DrugLine {
  const inStore = drug.Kho_Id !== null && drug.Kho_Id !== undefined && Number(drug.SoLuongKhaDung) > 0;
  return {
    key: newId(),
    Duoc_Id: drug.Duoc_Id,
    TenDuoc: drugLabel(drug.TenDuoc, drug.HamLuong),
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

/** Lines of a sample or an old prescription, each drug where it is in stock; drugs that are no longer known are left out. */
export function linesOfCourses(
  courses: ReadonlyArray<Record<string, unknown>>,
  places: readonly FoundDrug[],
  insured: boolean,
): DrugLine[] {
  const text = (value: unknown) => (value === null || value === undefined ? null : String(value));
  return courses.flatMap((one) => {
    const known = places.filter((drug) => drug.Duoc_Id === one['Duoc_Id']);
    const drug = known.find((place) => Number(place.SoLuongKhaDung) > 0) ?? known[0];
    if (!drug) return [];
    const doses = {
      Sang: text(one['Sang']),
      Trua: text(one['Trua']),
      Chieu: text(one['Chieu']),
      Toi: text(one['Toi']),
    };
    const how = { DuongDung_Id: text(one['DuongDung_Id']), CachDung: text(one['CachDung']) };
    const SoLuong = text(one['SoLuong']);
    return [lineOfDrug(drug, insured, { SoNgay: Number(one['SoNgay'] ?? 5), SoLuong, ...doses, ...how })];
  });
}

/** The lines of what is written already. */
export function linesOfToas(toas: readonly ToaFragment[]): DrugLine[] {
  return toas.flatMap((toa) =>
    toa.chiTiets.map((line) => ({
      key: line._id,
      Duoc_Id: line.Duoc_Id,
      TenDuoc: line.TenDuoc,
      LoaiToa: toa.LoaiToa,
      Kho_Id: line.Kho_Id ?? null,
      available: null,
      whole: false,
      SoNgay: line.SoNgay,
      Sang: line.Sang ?? null,
      Trua: line.Trua ?? null,
      Chieu: line.Chieu ?? null,
      Toi: line.Toi ?? null,
      SoLuong: line.SoLuong,
      DuongDung_Id: line.DuongDung_Id ?? null,
      CachDung: line.CachDung ?? null,
    })),
  );
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

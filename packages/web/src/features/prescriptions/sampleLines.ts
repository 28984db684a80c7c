import { dec } from '@sen/domain/money/decimal';
import { type DrugLine, doseTimes, quantityOf } from './drugLine.ts';

/** The lines of a prescription as a sample keeps them: a quantity only where the doses do not make it. */
export function sampleLines(lines: readonly DrugLine[]) {
  return lines.map((line) => {
    const { Duoc_Id, SoNgay, Sang, Trua, Chieu, Toi, DuongDung_Id, CachDung, SoLuong } = line;
    const made = quantityOf({ ...line, SoLuong: null });
    const isMade = SoLuong === null || (isNumber(SoLuong) && dec(SoLuong).eq(made));
    const doses = { Sang, Trua, Chieu, Toi };
    const said = doseTimes.filter((time) => isNumber(line[time]));
    return {
      Duoc_Id,
      SoNgay: String(Math.min(Math.max(SoNgay, 1), 90)),
      ...Object.fromEntries(said.map((time) => [time, doses[time]])),
      ...(isMade || !isNumber(SoLuong) || !dec(SoLuong).gt(0) ? {} : { SoLuong }),
      DuongDung_Id,
      CachDung,
    };
  });
}

function isNumber(text: string | null): text is string {
  return text !== null && /^\d+(\.\d+)?$/.test(text);
}

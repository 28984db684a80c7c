import type { Stored } from './reading.ts';
import type { KetQuaRow } from './readingTables.ts';

/** A service in a version of which something was entered. */
export type EnteredOf = { PhienBan: number; ChiTiet_Id: string };

/** What was entered of the services of slips, a service of a version once. A device alone, which the begin takes by itself, is nothing. */
export function enteredOf({ texts, images, contents }: Stored): EnteredOf[] {
  const rows = [...texts.filter(isEntered), ...images, ...contents];
  const keys = rows.map(({ PhienBan, ChiTiet_Id }) => `${PhienBan} ${ChiTiet_Id}`);
  return rows.filter((_row, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** Whether something was entered of a service. */
function isEntered(text: KetQuaRow): boolean {
  return Boolean(
    text.MoTa ||
      text.KetLuan ||
      text.DeNghi ||
      text.LaNguyHiem ||
      text.TuDienKetLuan_Id ||
      text.NguoiThucHien_Ids ||
      text.ThoiGianThucHien ||
      text.Truongs.length > 0,
  );
}

/** Whether a row says something of its service; one that says nothing is not kept. */
export function saysSomething(text: KetQuaRow): boolean {
  return text.ThietBi_Id !== null || isEntered(text);
}

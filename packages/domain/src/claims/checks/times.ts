import { ngayGiuongThanhToan, soNgayDieuTri } from '../../insurance/bedDays.ts';
import { hoursBetween } from '../../insurance/dates.ts';
import { dec, sum } from '../../money/decimal.ts';
import { isBed, parts } from '../codes.ts';
import type { AnyRow, TableCode } from '../fields.ts';
import type { ClaimFile, Xml1Row } from '../file.ts';
import { costLines } from '../lines.ts';
import { timeIn } from '../moments.ts';
import { type Check, type Found, inSummary } from './check.ts';

const lineTimes = ['NGAY_YL', 'NGAY_TH_YL', 'NGAY_KQ'];

/** Whether an order lies outside the stay: card, percent and caps of its line cannot be told. */
export const orderOutsideStay = ({ NGAY_VAO, NGAY_RA }: Xml1Row, order: string) =>
  order < NGAY_VAO || order > NGAY_RA;

/** Every time within the stay; a line's order, beginning and result one after the other. */
export const V02: Check = {
  id: 'V02',
  severity: 'error',
  label: {
    vi: 'Thời điểm ngoài đợt điều trị, hoặc trước sau không đúng',
    en: 'A time outside the stay, or in the wrong order',
  },
  mendAt: 'order',
  find: (file) => {
    const { NGAY_VAO, NGAY_RA, NGAY_VAO_NOI_TRU } = file.xml1;
    const stay = { from: NGAY_VAO, to: NGAY_RA };
    const summary: Found[] = [
      ...(NGAY_RA < NGAY_VAO ? [inSummary('NGAY_RA', { mendAt: 'diagnosis' as const })] : []),
      ...(NGAY_VAO_NOI_TRU && (NGAY_VAO_NOI_TRU < NGAY_VAO || NGAY_VAO_NOI_TRU > NGAY_RA)
        ? [inSummary('NGAY_VAO_NOI_TRU', { mendAt: 'ward' as const })]
        : []),
    ];
    return [
      ...summary,
      ...costLines(file).flatMap(({ table, at, row }) => timesOf(table, at, row, lineTimes, stay)),
      ...file.xml4.flatMap((row, at) => timesOf('XML4', at, row, ['NGAY_KQ'], stay)),
      ...file.xml5.flatMap((row, at) => timesOf('XML5', at, row, ['THOI_DIEM_DBLS'], stay)),
    ];
  },
};

/** SO_NGAY_DTRI by the type of the visit; a stay of less than 4 hours is type 09. */
export const V03: Check = {
  id: 'V03',
  severity: 'error',
  label: {
    vi: 'Số ngày điều trị không đúng loại hình khám chữa bệnh',
    en: 'Days of treatment do not fit the type of visit',
  },
  mendAt: 'diagnosis',
  find: (file, facts) => {
    const { xml1 } = file;
    const hours = hoursBetween(timeIn(xml1.NGAY_VAO_NOI_TRU ?? xml1.NGAY_VAO), timeIn(xml1.NGAY_RA));
    const isShort = hours >= 0 && hours < 4;
    const wrongType = isShort ? xml1.MA_LOAI_KCB === '03' : xml1.MA_LOAI_KCB === '09';
    const expected = daysOf(file, facts.soNgayThuoc);
    const wrongDays = expected !== null && Number(xml1.SO_NGAY_DTRI) !== expected;
    return [
      ...(wrongType ? [inSummary('MA_LOAI_KCB', { details: { expected: isShort ? '09' : '03' } })] : []),
      ...(wrongDays ? [inSummary('SO_NGAY_DTRI', { details: { expected: String(expected) } })] : []),
    ];
  },
};

/** Beds: their codes, no more days than are paid of the stay, and no two whole days on one date. */
export const V12: Check = {
  id: 'V12',
  severity: 'error',
  label: {
    vi: 'Mã giường sai, hoặc ngày giường nhiều hơn thời gian nằm viện',
    en: 'A wrong bed, or more bed days than the stay has',
  },
  mendAt: 'ward',
  find: (file, { giuongs }) => {
    const beds = file.xml3.flatMap((row, at) => (isBed(row.MA_NHOM) ? [{ row, at }] : []));
    const wrong = beds.filter(({ row }) =>
      parts(row.MA_GIUONG).some((bed) => !/^[HTCK]\d{3}$/.test(bed) || (giuongs && !giuongs.has(bed))),
    );
    const total = sum(beds.map(({ row }) => row.SO_LUONG ?? '0'));
    const paid = paidDays(file.xml1);
    const crowded = beds.filter(({ row, at }) => {
      const ofDay = beds.filter((other) => other.row.NGAY_YL.slice(0, 8) === row.NGAY_YL.slice(0, 8));
      return ofDay.at(-1)?.at === at && sum(ofDay.map((one) => onFirstDay(one.row.SO_LUONG))).gt(1);
    });
    return [
      ...wrong.map(({ at }) => ({ table: 'XML3' as const, row: at, field: 'MA_GIUONG' })),
      ...crowded.map(({ at }) => ({ table: 'XML3' as const, row: at, field: 'NGAY_YL' })),
      ...(total.gt(paid)
        ? [
            {
              table: 'XML3' as const,
              row: null,
              field: 'SO_LUONG',
              details: { total: total.toFixed(), most: String(paid) },
            },
          ]
        : []),
    ];
  },
};

export const V19: Check = {
  id: 'V19',
  severity: 'error',
  label: { vi: 'Ngày hẹn khám lại phải sau ngày ra', en: 'A follow-up is after the discharge' },
  mendAt: 'paper',
  find: ({ xml1, xml14 }) => {
    const out = xml1.NGAY_RA.slice(0, 8);
    const paper = xml14 && xml14.NGAY_HEN_KL <= out;
    return [
      ...(parts(xml1.NGAY_TAI_KHAM).some((day) => day <= out) ? [inSummary('NGAY_TAI_KHAM')] : []),
      ...(paper ? [{ table: 'XML14' as const, row: 0, field: 'NGAY_HEN_KL' }] : []),
    ];
  },
};

function timesOf(
  table: TableCode,
  at: number,
  row: AnyRow,
  names: readonly string[],
  stay: { from: string; to: string },
): Found[] {
  const found: Found[] = [];
  let before = stay.from;
  for (const name of names) {
    const time = row[name] ?? null;
    if (time === null) continue;
    if (time < before || time > stay.to) {
      found.push({ table, row: at, field: name, mendAt: name === 'NGAY_KQ' ? 'result' : 'order' });
    }
    if (time > before) before = time;
  }
  return found;
}

/** The days that the type of the visit asks for, null where nobody knows them. */
function daysOf(file: ClaimFile, soNgayThuoc: number | null): number | null {
  const { MA_LOAI_KCB, NGAY_VAO, NGAY_RA } = file.xml1;
  if (NGAY_RA < NGAY_VAO || (MA_LOAI_KCB === '05' && soNgayThuoc === null)) return null;
  const days = new Set(costLines(file).map(({ ngayYLenh }) => ngayYLenh.slice(0, 10)));
  return soNgayDieuTri({
    maLoaiKCB: MA_LOAI_KCB,
    ngayVao: timeIn(NGAY_VAO),
    ngayRa: timeIn(NGAY_RA),
    soNgayThuoc: soNgayThuoc ?? 0,
    soNgayDichVu: days.size,
  });
}

function paidDays(xml1: Xml1Row): number {
  const days = ngayGiuongThanhToan({
    ngayVao: timeIn(xml1.NGAY_VAO_NOI_TRU ?? xml1.NGAY_VAO),
    ngayRa: timeIn(xml1.NGAY_RA),
    ketQuaDieuTri: xml1.KET_QUA_DTRI,
    maLoaiRaVien: xml1.MA_LOAI_RV,
  });
  return Math.max(days, 0);
}

/** Of a row that sums several days one lies on the day of its order. */
function onFirstDay(soLuong: string | null) {
  const quantity = dec(soLuong ?? '0');
  return quantity.gt(1) ? dec(1) : quantity;
}

import type { TableCode } from '../fields.ts';
import { tablesOf } from '../file.ts';
import { fieldProblems, rowIssues } from '../validate.ts';
import { type Check, inSummary, type MendAt } from './check.ts';

const placeOfTable: Readonly<Partial<Record<TableCode, MendAt>>> = {
  XML1: 'reception',
  XML2: 'catalogue',
  XML3: 'catalogue',
  XML4: 'result',
  XML5: 'ward',
  XML8: 'diagnosis',
};

const placeOfField: Readonly<Record<string, MendAt>> = {
  CHAN_DOAN_VAO: 'diagnosis',
  CHAN_DOAN_RV: 'diagnosis',
  MA_BENH_CHINH: 'diagnosis',
  MA_BENH_KT: 'diagnosis',
  KET_QUA_DTRI: 'diagnosis',
  MA_LOAI_RV: 'diagnosis',
  MA_BAC_SI: 'staff',
  NGUOI_THUC_HIEN: 'staff',
  MA_TTDV: 'staff',
  NGAY_YL: 'order',
  NGAY_TH_YL: 'order',
  NGAY_KQ: 'result',
  LIEU_DUNG: 'order',
  CACH_DUNG: 'order',
  MA_GIUONG: 'ward',
};

/** Each field by its definition; what belongs to a check of its own that one tells. */
export const V01: Check = {
  id: 'V01',
  severity: 'error',
  label: {
    vi: 'Trường thiếu, quá dài hoặc sai mẫu',
    en: 'A field is missing, too long or of the wrong form',
  },
  mendAt: 'paper',
  find: (file) =>
    tablesOf(file).flatMap(({ table, rows }) =>
      rows.flatMap((row, at) =>
        rowIssues(table, row, file.date)
          .filter(({ check }) => !check)
          .map(({ field, problem, because }) => ({
            table: table.code,
            row: at,
            field,
            mendAt: placeOfField[field] ?? placeOfTable[table.code] ?? 'paper',
            because: because ?? fieldProblems[problem],
            details: { problem },
          })),
      ),
    ),
};

export const V21: Check = {
  id: 'V21',
  severity: 'error',
  label: { vi: 'Cân nặng phải có 2 chữ số thập phân', en: 'A weight needs 2 decimals' },
  mendAt: 'diagnosis',
  find: ({ xml1 }) =>
    xml1.CAN_NANG !== null && !/^\d{1,3}\.\d{2}$/.test(xml1.CAN_NANG) ? [inSummary('CAN_NANG')] : [],
};

export const V22: Check = {
  id: 'V22',
  severity: 'error',
  label: {
    vi: 'Mã liên kết trùng, hoặc không giống nhau trong hồ sơ',
    en: 'MA_LK is used twice, or differs within the file',
  },
  mendAt: 'bill',
  find: (file, { maLKs }) => {
    const { MA_LK } = file.xml1;
    const others = tablesOf(file).flatMap(({ table, rows }) =>
      rows.flatMap((row, at) =>
        row['MA_LK'] === MA_LK ? [] : [{ table: table.code, row: at, field: 'MA_LK' }],
      ),
    );
    return [...(maLKs.has(MA_LK) ? [inSummary('MA_LK', { details: { MA_LK } })] : []), ...others];
  },
};

import { parts } from '../codes.ts';
import type { ClaimFile, Xml3Row } from '../file.ts';
import { serviceCode } from '../lines.ts';
import { dayIn } from '../moments.ts';
import type { Check } from './check.ts';

/** A drug in scope as the fund accepted it on the day of its order. */
export const V08: Check = {
  id: 'V08',
  severity: 'error',
  label: { vi: 'Thuốc không khớp danh mục đã được chấp nhận', en: 'A drug is not as it was accepted' },
  mendAt: 'catalogue',
  find: ({ xml2 }, { thuocs }) =>
    xml2.flatMap((row, at) => {
      if (thuocs === null || row.PHAM_VI === '2') return [];
      const day = dayIn(row.NGAY_YL);
      const accepted = thuocs.filter(({ tuNgay, denNgay }) => tuNgay <= day && (!denNgay || denNgay >= day));
      const named = accepted.filter(({ MA_THUOC }) => MA_THUOC === row.MA_THUOC);
      const names = ['TEN_THUOC', 'SO_DANG_KY', 'TT_THAU'] as const;
      if (named.some((drug) => names.every((name) => drug[name] === row[name]))) return [];
      // the nearest one tells which field it is
      const field = names.find((name) => !named.some((drug) => drug[name] === row[name])) ?? 'TT_THAU';
      return [{ table: 'XML2', row: at, field: named.length === 0 ? 'MA_THUOC' : field }];
    }),
};

/** Readings have their conclusion and their machine; every machine is one that the portal knows. */
export const V15: Check = {
  id: 'V15',
  severity: 'error',
  label: {
    vi: 'Chẩn đoán hình ảnh cần kết luận, máy phải có mã',
    en: 'Imaging needs its conclusion, machines their code',
  },
  mendAt: 'result',
  find: (file, { mays }) =>
    file.xml3.flatMap((row, at) => {
      const imaging = row.MA_NHOM === '2' && isDoneHere(row);
      const noMachine = imaging && row.MA_MAY === null;
      const unknown = machines(row.MA_MAY).filter((machine) => !mays.has(machine));
      return [
        ...(imaging && !hasConclusion(file, row)
          ? [{ table: 'XML3' as const, row: at, field: 'MA_DICH_VU' }]
          : []),
        ...(noMachine || unknown.length > 0
          ? [
              {
                table: 'XML3' as const,
                row: at,
                field: 'MA_MAY',
                mendAt: 'catalogue' as const,
                details: { code: unknown.join(', ') },
              },
            ]
          : []),
      ];
    }),
};

/** A further examination of the day in the same room or speciality is not paid. */
export const V18: Check = {
  id: 'V18',
  severity: 'error',
  label: {
    vi: 'Lần khám sau cùng phòng hoặc cùng chuyên khoa trong ngày phải có tỷ lệ 0',
    en: 'A further examination in the same room or speciality of the day is paid 0 %',
  },
  mendAt: 'bill',
  find: ({ xml3 }, { noiKhams }) => {
    const exams = xml3
      .flatMap((row, at) => (row.MA_NHOM === '13' ? [{ row, at, place: noiKhams.get(row.STT ?? '') }] : []))
      .sort((a, b) => (a.row.NGAY_YL < b.row.NGAY_YL ? -1 : a.row.NGAY_YL > b.row.NGAY_YL ? 1 : a.at - b.at));
    return exams.flatMap(({ row, at, place }, order) => {
      const again = exams.slice(0, order).some((before) => {
        const sameDay = before.row.NGAY_YL.slice(0, 8) === row.NGAY_YL.slice(0, 8);
        if (!place || !before.place)
          return sameDay && before.row.MA_KHOA === row.MA_KHOA && before.row.MA_DICH_VU === row.MA_DICH_VU;
        return (
          sameDay && (before.place.phong === place.phong || before.place.chuyenKhoa === place.chuyenKhoa)
        );
      });
      return again && row.TYLE_TT_DV !== '0'
        ? [{ table: 'XML3' as const, row: at, field: 'TYLE_TT_DV' }]
        : [];
    });
  },
};

/** Stopped services (`_TB`) and those done elsewhere (`.K.`) bring no result of this house. */
function isDoneHere(row: Xml3Row): boolean {
  const code = serviceCode(row);
  return !code.endsWith('_TB') && !/\.?K\.\d{5}$/.test(code);
}

function hasConclusion({ xml4 }: ClaimFile, row: Xml3Row): boolean {
  return xml4.some(({ MA_DICH_VU, KET_LUAN }) => MA_DICH_VU === row.MA_DICH_VU && KET_LUAN !== null);
}

/** 'XQ.1.A12;B7' are the machines XQ.1.A12 and XQ.1.B7: the kind and the source of the first hold for all. */
function machines(value: string | null): string[] {
  const [first = '', ...others] = parts(value);
  const kind = first.slice(0, first.lastIndexOf('.') + 1);
  return value === null ? [] : [first, ...others.map((one) => (one.includes('.') ? one : kind + one))];
}

import type { Label } from '../../catalogue/catalogue.ts';
import { parts } from '../codes.ts';
import type { AnyRow, TableCode } from '../fields.ts';
import { type ClaimFile, tablesOf } from '../file.ts';
import { costLines } from '../lines.ts';
import { dayIn } from '../moments.ts';
import { type Check, type Found, inSummary } from './check.ts';
import type { BusyFact, ClaimFacts, StaffFact } from './facts.ts';

/** What may be wrong with somebody. */
const problems = {
  unknown: { vi: 'Cổng BHYT không có mã nhân viên này', en: 'The portal does not know this member of staff' },
  mayNotOrder: {
    vi: 'Người này không được chỉ định vào ngày y lệnh',
    en: 'This person may not order on the day of the order',
  },
  sameTime: { vi: 'Bác sĩ khám hai người bệnh cùng lúc', en: 'The doctor examines two patients at one time' },
} as const satisfies Record<string, Label>;

/** Fields that hold codes of staff. */
const staffFields = ['MA_BAC_SI', 'NGUOI_THUC_HIEN', 'MA_BS_DOC_KQ', 'MA_TTDV', 'MA_BS'];

/** CHUCDANH_NN of who may order: doctors, physician assistants. */
const orders: ReadonlySet<string | null> = new Set(['1', '2']);

export const V06: Check = {
  id: 'V06',
  severity: 'error',
  label: { vi: 'Mã cơ sở khám chữa bệnh không có trong danh mục', en: 'A facility is not in the list' },
  mendAt: 'reception',
  find: ({ xml1, xml13 }, { coSos }) => {
    const unknown = (value: string | null) => parts(value).some((code) => !coSos.has(code));
    return [
      ...(['MA_CSKCB', 'MA_DKBD', 'MA_NOI_DI', 'MA_NOI_DEN'] as const)
        .filter((field) => unknown(xml1[field]))
        .map((field) => inSummary(field, { details: { code: xml1[field] ?? '' } })),
      ...(xml13 && unknown(xml13.MA_NOI_DEN)
        ? [{ table: 'XML13' as const, row: 0, field: 'MA_NOI_DEN', mendAt: 'paper' as const }]
        : []),
    ];
  },
};

/** Staff whom the portal knows; who orders may; nobody examines in two rooms at one time. */
export const V07: Check = {
  id: 'V07',
  severity: 'error',
  label: {
    vi: 'Nhân viên không có trong danh mục, không được chỉ định, hoặc khám hai nơi cùng lúc',
    en: 'Staff unknown, not allowed to order, or in two rooms at one time',
  },
  mendAt: 'staff',
  find: (file, facts) => [
    ...tablesOf(file).flatMap(({ table, rows }) =>
      rows.flatMap((row, at) => unknownStaff(table.code, at, row, facts)),
    ),
    ...costLines(file).flatMap(({ table, at, row, ngayYLenh }) => {
      const [orderer = ''] = parts(row['MA_BAC_SI'] ?? null);
      const known = facts.nhanViens.get(orderer);
      if (!known || mayOrder(known, ngayYLenh.slice(0, 10))) return [];
      return [
        { table, row: at, field: 'MA_BAC_SI', details: { code: orderer }, because: problems.mayNotOrder },
      ];
    }),
    ...overlaps(file, facts.ban),
  ],
};

export const V16: Check = {
  id: 'V16',
  severity: 'error',
  label: {
    vi: 'Chuyển viện cần nơi chuyển đến, giống trên giấy chuyển',
    en: 'A transfer needs its destination, as on its paper',
  },
  mendAt: 'diagnosis',
  find: ({ xml1, xml13 }) => {
    const transferred = xml1.MA_LOAI_RV === '2' || xml1.MA_LOAI_RV === '5';
    const differs = xml13 && xml13.MA_NOI_DEN !== xml1.MA_NOI_DEN;
    return transferred && (!xml1.MA_NOI_DEN || differs) ? [inSummary('MA_NOI_DEN')] : [];
  },
};

function unknownStaff(table: TableCode, at: number, row: AnyRow, { nhanViens }: ClaimFacts): Found[] {
  return staffFields.flatMap((field) =>
    parts(row[field] ?? null)
      .filter((ma) => !nhanViens.has(ma))
      .map((ma) => ({ table, row: at, field, details: { code: ma }, because: problems.unknown })),
  );
}

function mayOrder({ chucDanhNN, tuNgay, denNgay }: StaffFact, day: string): boolean {
  return orders.has(chucDanhNN) && (!tuNgay || tuNgay <= day) && (!denNgay || denNgay >= day);
}

function overlaps({ xml1, xml3 }: ClaimFile, busy: readonly BusyFact[]): Found[] {
  const exams = xml3.flatMap((row, at) => {
    if (row.MA_NHOM !== '13') return [];
    const [maBacSi = ''] = parts(row.NGUOI_THUC_HIEN ?? row.MA_BAC_SI);
    const tu = row.NGAY_TH_YL ?? row.NGAY_YL;
    return [{ at, maBacSi, tu, den: row.NGAY_KQ ?? tu, maLK: xml1.MA_LK }];
  });
  const others = busy.filter(({ maLK }) => maLK !== xml1.MA_LK);
  return exams.flatMap((exam) => {
    const earlier = exams.filter(({ at }) => at < exam.at);
    const meets = [...others, ...earlier].find(
      (other) => other.maBacSi === exam.maBacSi && other.tu < exam.den && exam.tu < other.den,
    );
    const details = { code: exam.maBacSi, maLK: meets?.maLK ?? '', day: dayIn(exam.tu) };
    return meets
      ? [
          {
            table: 'XML3' as const,
            row: exam.at,
            field: 'NGAY_TH_YL',
            mendAt: 'order' as const,
            details,
            because: problems.sameTime,
          },
        ]
      : [];
  });
}

import type { Label } from '../../catalogue/catalogue.ts';
import { parts } from '../codes.ts';
import type { Xml1Row } from '../file.ts';
import { type Check, type Found, inSummary } from './check.ts';
import type { IcdFact } from './facts.ts';

const mostSecondary = 12;

/** What may be wrong with a code. */
const problems = {
  unknown: {
    vi: 'Mã bệnh không có trong danh mục của ngày ra',
    en: 'The list of the day of discharge does not have the code',
  },
  tooGeneral: {
    vi: 'Có mã chi tiết hơn, mã này không dùng được',
    en: 'A more specific code exists, this one cannot be used',
  },
  onlyDeath: { vi: 'Mã chỉ dùng cho nguyên nhân tử vong', en: 'The code is for causes of death alone' },
  notMain: { vi: 'Mã không dùng làm bệnh chính', en: 'The code cannot be the main disease' },
  discouraged: {
    vi: 'Không khuyến khích dùng mã này làm bệnh chính',
    en: 'The code is discouraged as the main disease',
  },
  twice: { vi: 'Bệnh kèm theo trùng bệnh chính', en: 'A further disease is the main one' },
  tooMany: { vi: 'Tối đa 12 bệnh kèm theo', en: 'At most 12 further diseases' },
  noDagger: { vi: 'Mã sao (*) cần có mã chính (†)', en: 'An asterisk code needs its dagger code' },
} as const satisfies Record<string, Label>;
type Problem = keyof typeof problems;

/** The diseases by the list of the day on which the visit ended (domain 6.1). */
export const V04: Check = {
  id: 'V04',
  severity: 'error',
  label: {
    vi: 'Mã bệnh không dùng được theo danh mục ICD-10',
    en: 'A disease code cannot be used by the list',
  },
  mendAt: 'diagnosis',
  find: ({ date, xml1 }, { icds }) => {
    const secondary = parts(xml1.MA_BENH_KT);
    const main = icds.get(xml1.MA_BENH_CHINH);
    const inMain = (problem: Problem) => inField('MA_BENH_CHINH', xml1.MA_BENH_CHINH, problem);
    const found: Found[] = codeProblems(main, date).map(inMain);
    if (main?.khongLamBenhChinh) found.push(inMain('notMain'));
    if (main?.khongKhuyenKhichBenhChinh) found.push({ ...inMain('discouraged'), severity: 'warning' });
    for (const code of secondary) {
      const inOther = (problem: Problem) => inField('MA_BENH_KT', code, problem);
      found.push(...codeProblems(icds.get(code), date).map(inOther));
      if (code === xml1.MA_BENH_CHINH) found.push(inOther('twice'));
    }
    if (secondary.length > mostSecondary)
      found.push(inField('MA_BENH_KT', String(secondary.length), 'tooMany'));
    if (codesOf(xml1).every((code) => icds.get(code)?.sao)) found.push(inMain('noDagger'));
    return found;
  },
};

export const V05: Check = {
  id: 'V05',
  severity: 'warning',
  label: { vi: 'Mã bệnh chủ yếu ở giới khác', en: 'A disease of the other sex' },
  mendAt: 'diagnosis',
  find: ({ xml1 }, { icds }) =>
    codesOf(xml1).flatMap((code, at) => {
      const sex = icds.get(code)?.gioiTinh;
      if (!sex || sex === xml1.GIOI_TINH) return [];
      return [inSummary(at === 0 ? 'MA_BENH_CHINH' : 'MA_BENH_KT', { details: { code } })];
    }),
};

/** Long-term outpatients: a disease of the list; type 05 has examinations and medicine alone. */
export const V17: Check = {
  id: 'V17',
  severity: 'error',
  label: {
    vi: 'Ngoại trú bệnh dài ngày cần bệnh thuộc danh mục',
    en: 'Long-term outpatients need a disease of the list',
  },
  mendAt: 'diagnosis',
  find: ({ xml1, xml3 }, { icds }) => {
    const { MA_LOAI_KCB } = xml1;
    if (MA_LOAI_KCB !== '05' && MA_LOAI_KCB !== '08') return [];
    const listed = codesOf(xml1).some((code) => icds.get(code)?.daiNgay);
    const services =
      MA_LOAI_KCB === '05' ? xml3.flatMap((row, at) => (row.MA_NHOM === '13' ? [] : [at])) : [];
    return [
      ...(listed ? [] : [inSummary('MA_LOAI_KCB')]),
      ...services.map((row) => ({ table: 'XML3' as const, row, field: 'MA_NHOM', mendAt: 'order' as const })),
    ];
  },
};

const codesOf = (xml1: Xml1Row) => [xml1.MA_BENH_CHINH, ...parts(xml1.MA_BENH_KT)];
const inField = (field: string, ma: string, problem: Problem) =>
  inSummary(field, { details: { code: ma }, because: problems[problem] });

function codeProblems(icd: IcdFact | undefined, date: string): Problem[] {
  const holds = icd && (!icd.tuNgay || icd.tuNgay <= date) && (!icd.denNgay || icd.denNgay >= date);
  if (!holds) return ['unknown'];
  return [
    ...(icd.coMaChiTietHon ? (['tooGeneral'] as const) : []),
    ...(icd.chiNguyenNhanTuVong ? (['onlyDeath'] as const) : []),
  ];
}

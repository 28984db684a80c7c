import { type CatalogueDef, defineCatalogue } from '../catalogue/catalogue.ts';
import { type Issue, validate } from '../catalogue/validate.ts';
import { gioiTinhValues } from '../catalogues/fields.ts';

const text = (vi: string, en: string, max: number) => ({ kind: 'text', label: { vi, en }, max }) as const;

/** The fields with which somebody without a name is received; it is no catalogue of its own. */
export const unknownPatientDef: CatalogueDef = defineCatalogue({
  name: 'BenhNhanChuaRo',
  service: 'main',
  label: { vi: 'Người bệnh chưa rõ danh tính', en: 'Unidentified patient' },
  group: 'benhNhan',
  permission: 'BENH_NHAN_SUA',
  fields: {
    GioiTinh: {
      kind: 'enum',
      type: 'GioiTinh',
      label: { vi: 'Giới tính', en: 'Sex' },
      required: true,
      values: gioiTinhValues,
    },
    TuoiUocLuong: {
      kind: 'number',
      label: { vi: 'Tuổi ước lượng', en: 'Estimated age' },
      required: true,
      min: '0',
      max: '120',
    },
    NoiPhatHien: text('Nơi phát hiện', 'Where the patient was found', 300),
    NguoiDua: text('Người đưa đến (tên, điện thoại)', 'Brought by (name, phone)', 200),
    DacDiemNhanDang: {
      ...text('Đặc điểm nhận dạng, đồ mang theo', 'Marks, belongings', 1000),
      multiline: true,
    },
  },
  searchBy: ['DacDiemNhanDang'],
  display: 'DacDiemNhanDang',
});

/** What is wrong with the data of somebody without a name, by field: the sex as far as it shows, and an age in whole years. */
export function unknownPatientIssues(input: Readonly<Record<string, unknown>>): Issue[] {
  const issues = validate(unknownPatientDef, input);
  const age = input['TuoiUocLuong'];
  if (!issues.some(({ path }) => path === 'TuoiUocLuong') && !Number.isInteger(Number(age)))
    issues.push({ path: 'TuoiUocLuong', code: 'NOT_A_NUMBER' });
  return issues;
}

const sexWord: Readonly<Record<string, string>> = { MALE: 'nam', FEMALE: 'nữ' };

/** The working name of the nth unidentified patient of a year: "Bệnh nhân chưa rõ danh tính 07, nam, khoảng 40 tuổi". */
export function unknownName(number: number, GioiTinh: string, age: number): string {
  const sex = sexWord[GioiTinh] ?? 'chưa rõ giới tính';
  return `Bệnh nhân chưa rõ danh tính ${String(number).padStart(2, '0')}, ${sex}, khoảng ${age} tuổi`;
}

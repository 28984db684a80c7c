import { type CatalogueDef, defineCatalogue } from '../catalogue/catalogue.ts';
import { type Issue, validate } from '../catalogue/validate.ts';
import { gioiTinhValues } from '../catalogues/fields.ts';
import { parseThe } from '../insurance/card.ts';

/** The fields with which a newborn is received with its mother; it is no catalogue of its own. */
export const newbornDef: CatalogueDef = defineCatalogue({
  name: 'TreSoSinh',
  service: 'main',
  label: { vi: 'Trẻ sơ sinh', en: 'Newborn' },
  group: 'benhNhan',
  permission: 'BENH_NHAN_SUA',
  fields: {
    ThoiDiemSinh: { kind: 'datetime', label: { vi: 'Giờ sinh', en: 'Born at' }, required: true },
    GioiTinh: {
      kind: 'enum',
      type: 'GioiTinh',
      label: { vi: 'Giới tính', en: 'Sex' },
      required: true,
      values: gioiTinhValues,
    },
    CanNangSinh: {
      kind: 'number',
      label: { vi: 'Cân nặng lúc sinh (gam)', en: 'Birth weight (grams)' },
      required: true,
      min: '300',
      max: '8000',
    },
    ThuTuSinh: {
      kind: 'number',
      label: { vi: 'Thứ tự (khi sinh đôi trở lên)', en: 'Order (twins and more)' },
      min: '1',
      max: '8',
    },
    SoGiayChungSinh: {
      kind: 'text',
      label: { vi: 'Số giấy chứng sinh', en: 'Birth certificate' },
      max: 30,
    },
    SoTheBHYT: {
      kind: 'text',
      label: { vi: 'Thẻ BHYT (TE1…, thẻ tạm …KT…)', en: 'Insurance card (TE1…)' },
      max: 20,
    },
  },
  searchBy: ['SoGiayChungSinh'],
  display: 'SoGiayChungSinh',
});

/** So long after the birth a child is received as a newborn (insurance 1.3, code 1.7). */
export const newbornDays = 28;

/** What is wrong with a newborn's data at a moment, by field: the times of the last 28 days, whole grams, a child's card. */
export function newbornIssues(input: Readonly<Record<string, unknown>>, now: Date): Issue[] {
  const issues = validate(newbornDef, input);
  const add = (path: string, code: string) => {
    if (!issues.some((one) => one.path === path)) issues.push({ path, code });
  };
  const born = input['ThoiDiemSinh'];
  if (born !== null && born !== undefined && born !== '') {
    const at = new Date(String(born)).getTime();
    if (at > now.getTime()) add('ThoiDiemSinh', 'IN_THE_FUTURE');
    else if (now.getTime() - at > newbornDays * 86_400_000) add('ThoiDiemSinh', 'NOT_A_NEWBORN');
  }
  for (const name of ['CanNangSinh', 'ThuTuSinh']) {
    const value = input[name];
    if (value !== null && value !== undefined && value !== '' && !Number.isInteger(Number(value)))
      add(name, 'NOT_A_NUMBER');
  }
  const number = String(input['SoTheBHYT'] ?? '').trim();
  if (number !== '') {
    const card = parseThe(number);
    if (card === null) add('SoTheBHYT', 'CARD_LENGTH');
    else if ('doiTuong' in card && card.doiTuong !== 'TE') add('SoTheBHYT', 'CARD_NOT_OF_CHILD');
  }
  return issues;
}

/** The name of a child until it has one: "Con bà Nguyễn Thị A", with its order where several were born: "Con bà Nguyễn Thị A 2". */
export function newbornName(mother: string, order: number | null): string {
  const ending = order === null ? '' : ` ${order}`;
  const whole = `Con bà ${mother}${ending}`;
  return whole.length <= 100 ? whole : `CB ${mother.slice(0, 97 - ending.length).trimEnd()}${ending}`;
}

/** What tells the children of one mother apart. */
export type BornOf = { ThoiDiemSinh: Date | null; ThuTuSinh: number | null };

/** A birth takes a day or two at most, also with several children. */
const oneBirthMs = 3 * 86_400_000;

/** Whether a mother's children hold the place of this one: the same birth, and the same order or one without any. */
export function placeTaken(
  child: { ThoiDiemSinh: Date; ThuTuSinh: number | null },
  others: readonly BornOf[],
): boolean {
  return others.some(({ ThoiDiemSinh, ThuTuSinh }) => {
    if (!ThoiDiemSinh) return false;
    const apart = Math.abs(ThoiDiemSinh.getTime() - child.ThoiDiemSinh.getTime());
    if (apart > oneBirthMs) return false;
    return ThuTuSinh === null || child.ThuTuSinh === null || ThuTuSinh === child.ThuTuSinh;
  });
}

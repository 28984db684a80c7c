import { decimalComma } from '@sen/domain/lab/entry';
import { referenceText } from '@sen/domain/lab/reference';
import { fieldFlag, fieldGroups, type ReportField } from '@sen/domain/readings/fields';
import { day, flagMark, joined, type Language } from '../../printing/format.ts';

/** The fields of a report by their groups, as display strings; `Co` is empty within the normal range. */
export function presentFields(fields: readonly ReportField[], language: Language) {
  const number = (text: string) => (language === 'vi' ? decimalComma(text) : text);
  return fieldGroups(fields).map((group) => ({
    Nhom: group.Nhom ?? '',
    Truongs: group.fields.map((field) => ({
      Ten: (language === 'en' && field.TenTiengAnh) || field.Ten,
      GiaTri: joined([shownValue(field, number), field.DonVi], ' '),
      BinhThuong:
        field.Min === null && field.Max === null
          ? ''
          : number(referenceText({}, { min: field.Min, max: field.Max })),
      Co: flagMark(fieldFlag(field)),
    })),
  }));
}

function shownValue({ Kieu, GiaTri }: ReportField, number: (text: string) => string): string {
  const text = GiaTri ?? '';
  return Kieu === 'Ngay' ? day(text) : Kieu === 'So' ? number(text) : text;
}

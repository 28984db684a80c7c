import type { ApolloClient } from '@apollo/client';
import { kindFields, recordKindOf } from '@sen/domain/medicalRecords/kinds/all';
import type { KindValues } from '@sen/domain/medicalRecords/kinds/kind';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../session/i18n.ts';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { formatDateTime } from '../../ui/dateText.ts';
import { showDecimal } from '../../ui/numberText.ts';
import type { Choice } from '../../ui/recordForm/recordSurroundings.ts';
import { refTexts } from '../examination/refTexts.ts';
import { type BenhAnValues, benhAnFields, benhAnRefs } from './benhAnValues.ts';
import type { BenhAnNgoaiTruFragment } from './medicalRecords.main.gen.ts';

type Field = (typeof benhAnFields)[number];

/** Both versions of a record in words, in the order of the form; entries of catalogues are asked for by name. */
export async function benhAnLines(
  client: ApolloClient,
  { paths, mine, theirs, record }: Choice<BenhAnNgoaiTruFragment, BenhAnValues>,
  t: TFunction<'medicalRecords'>,
): Promise<ConflictLine[]> {
  const known = [
    record?.LoaiBenhAn,
    record?.ChuyenKhoa,
    record?.PhongBan,
    record?.BacSi,
    record?.ChanDoanICD,
  ];
  const asked = Object.entries(benhAnRefs).map(([field, to]) => {
    const ids = [mine, theirs].flatMap((of) => of[field as keyof typeof benhAnRefs] ?? []); // its keys
    return refTexts(client, to, ids, known);
  });
  const others = [...mine.ChanDoanPhuICD_Ids, ...theirs.ChanDoanPhuICD_Ids];
  asked.push(refTexts(client, 'ICD', others, record?.ChanDoanPhuICDs ?? []));
  const refs = new Map((await Promise.all(asked)).flatMap((one) => [...one]));
  const text = (field: Field, values: BenhAnValues): string => {
    if (field === 'NoiDungRieng') return kindTexts(values.NoiDungRieng) || '–';
    const value = values[field];
    if (value === null || value.length === 0) return '–';
    if (typeof value !== 'string') return value.map((id) => refs.get(id) ?? id).join(', ');
    if (field === 'ThoiGianVaoVien') return formatDateTime(value);
    return refs.get(value) ?? showDecimal(value);
  };
  return benhAnFields
    .filter((path) => paths.includes(path))
    .map((path) => ({
      path,
      label: t(`field.${path}`),
      mine: text(path, mine),
      theirs: text(path, theirs),
    }));
}

/** What is written by kind, in words; of a drawing how many strokes it has. */
function kindTexts(values: KindValues): string {
  const language = currentLanguage();
  const said = Object.entries(values).flatMap(([code, written]) =>
    kindFields(recordKindOf(code) ?? { sections: [] }).flatMap(([name, field]) => {
      const value = written[name];
      if (value === undefined) return [];
      const text = Array.isArray(value)
        ? String(value.length)
        : field.kind === 'choice'
          ? (field.values[String(value)]?.[language] ?? '')
          : field.kind === 'tick'
            ? ''
            : String(value);
      return [[field.label[language], text].filter(Boolean).join(': ')];
    }),
  );
  return said.join('; ');
}

import { recordKindOf } from '@sen/domain/medicalRecords/kinds/all';
import { drawingSvg } from '@sen/domain/medicalRecords/kinds/drawing';
import type { KindField, KindValues, Strokes } from '@sen/domain/medicalRecords/kinds/kind';
import { type Language, quantity } from '../../printing/format.ts';

/** What a record says by its kind: sections with their lines and drawings. */
export type RiengTrenPhieu = {
  Ten: string;
  Dongs: Array<{ Ten: string; NoiDung: string }>;
  Hinhs: Array<{ Ten: string; Svg: string }>;
};

/** The sections of a kind that say something, in words of a language. */
export function presentByKind(
  { MaLoai, NoiDungRieng }: { MaLoai: string; NoiDungRieng: KindValues },
  language: Language,
): RiengTrenPhieu[] {
  const values = NoiDungRieng[MaLoai] ?? {};
  const sections = recordKindOf(MaLoai)?.sections ?? [];
  return sections
    .map(({ label, fields }) => {
      const said = Object.entries(fields).filter(([name]) => values[name] !== undefined);
      return {
        Ten: label[language],
        Dongs: said.flatMap(([name, field]) =>
          field.kind === 'drawing'
            ? []
            : [{ Ten: field.label[language], NoiDung: textOf(field, values[name], language) }],
        ),
        Hinhs: said.flatMap(([name, field]) =>
          field.kind === 'drawing'
            ? [{ Ten: field.label[language], Svg: drawingSvg(field.on, values[name] as Strokes) }] // judged when it was written
            : [],
        ),
      };
    })
    .filter(({ Dongs, Hinhs }) => Dongs.length + Hinhs.length > 0);
}

function textOf(field: Exclude<KindField, { kind: 'drawing' }>, value: unknown, language: Language): string {
  if (field.kind === 'number') return `${quantity(String(value))} ${field.unit[language]}`.trim();
  if (field.kind === 'choice') return field.values[String(value)]?.[language] ?? '';
  if (field.kind === 'tick') return language === 'vi' ? 'Có' : 'Yes';
  return String(value);
}

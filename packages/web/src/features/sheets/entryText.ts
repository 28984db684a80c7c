import type { SheetField, SheetValues } from '@sen/domain/sheets/sheet';
import { type LoaiPhieu, sheetOf } from '@sen/domain/sheets/sheets';
import { showDecimal } from '../../ui/numberText.ts';

/** What an entry says, one text a field: 'Mạch 80 l/ph'; care orders by how many there are. */
export function entryTexts(loai: LoaiPhieu, values: SheetValues, language: 'vi' | 'en'): string[] {
  return Object.entries(sheetOf(loai).fields).flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined || value === null ? [] : [textOf(field, value, language)];
  });
}

function textOf(field: SheetField, value: unknown, language: 'vi' | 'en'): string {
  const label = field.label[language];
  switch (field.kind) {
    case 'number':
      return `${label} ${showDecimal(String(value))} ${field.unit[language]}`;
    case 'choice':
      return `${label}: ${field.values[String(value)]?.[language] ?? value}`;
    case 'tick':
      return label;
    case 'ticks':
      return `${label}: ${Array.isArray(value) ? value.length : 0}`;
    case 'text':
      return `${label}: ${value}`;
  }
}

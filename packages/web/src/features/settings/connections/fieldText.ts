import type { Field } from '@sen/domain/catalogue/catalogue';
import { cellOf } from '../../../catalogue/cells.ts';
import { currentLanguage } from '../../../session/i18n.ts';
import type { Entry } from '../../../ui/entry.ts';
import { differing } from '../differing.ts';

/** The fields of two versions of a connection that differ, in the words of its form. */
export function differingLines(
  fields: Readonly<Record<string, Field>>,
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
) {
  const language = currentLanguage();
  const changed = differing(mine, theirs);
  return Object.entries(fields).flatMap(([path, field]) => {
    if (!(path in changed)) return [];
    const text = (values: Readonly<Record<string, unknown>>) => {
      const value = values[path];
      // who is chosen stands in the pickers of both; here it is told how many
      if (field.kind === 'refs') return Array.isArray(value) ? String(value.length) : '0';
      return cellOf(path, field, values as Entry, language); // a cell reads only this field's value
    };
    return [{ path, label: field.label[language], mine: text(mine), theirs: text(theirs) }];
  });
}

import { type Issue, validateField } from '../catalogue/validate.ts';
import type { SettingForm } from './settingForms.ts';

const digits: Readonly<Record<string, number>> = { MaCSKCB: 5, bin: 6 };

/** What is wrong with the values of a section, by the paths of its fields; only given ones are looked at. */
export function settingIssues(form: SettingForm, values: Readonly<Record<string, unknown>>): Issue[] {
  return Object.entries(form.fields).flatMap(([path, field]) => {
    const value = values[path];
    if (value === undefined) return [];
    const issues = validateField(path, field, value);
    const count = digits[path];
    if (issues.length > 0 || !count || value === null || value === '') return issues;
    return new RegExp(`^\\d{${count}}$`).test(String(value))
      ? []
      : [{ path, code: 'NOT_DIGITS', details: { count } }];
  });
}

/** The fields of a section by their paths, as a form shows them: numbers as text. */
export function settingValues(
  form: SettingForm,
  section: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form.fields).map(([path, field]) => {
      const value = valueAt(section, path);
      return [path, field.kind === 'number' && typeof value === 'number' ? String(value) : (value ?? null)];
    }),
  );
}

/** The section that a form's values make: the opposite of `settingValues`. */
export function settingSection(
  form: SettingForm,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const section: Record<string, unknown> = {};
  for (const [path, field] of Object.entries(form.fields)) {
    const value = values[path] ?? null;
    const kept =
      field.kind === 'number'
        ? value === null || value === ''
          ? null
          : Number(value)
        : field.kind === 'text'
          ? String(value ?? '').trim()
          : field.kind === 'bool'
            ? value === true
            : value;
    const { name, index } = placeOf(path);
    if (index === null) section[name] = kept;
    else {
      const list = Array.isArray(section[name]) ? (section[name] as unknown[]) : []; // made by an earlier path
      list[index] = kept;
      section[name] = list;
    }
  }
  return section;
}

function valueAt(section: Readonly<Record<string, unknown>>, path: string): unknown {
  const { name, index } = placeOf(path);
  const value = section[name];
  return index === null ? value : Array.isArray(value) ? value[index] : undefined;
}

/** The field of the section that a field of its form belongs to, and its place where that is a list. */
export function placeOf(path: string): { name: string; index: number | null } {
  const [, name = path, index] = /^(.+)_(\d+)$/.exec(path) ?? [];
  return { name, index: index === undefined ? null : Number(index) };
}

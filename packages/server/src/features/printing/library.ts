import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { serverFolder } from '../../engine/folders.ts';
import { khungMauIn } from './layout.ts';

const folder = path.join(serverFolder, 'print-forms');
const COMMON = 'common';

const label = z.object({ vi: z.string(), en: z.string() });
const formInfo = z.object({
  code: z.string(),
  name: label,
  paper: z.enum(['roll80', 'label50x30', 'a5', 'a5-landscape', 'a4', 'a4-landscape']),
  kind: z.enum(['ticket', 'order', 'receipt', 'prescription', 'result', 'label', 'stock', 'certificate']),
  layout: khungMauIn,
});
const labels = z.object({ vi: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) });

export type FormInfo = z.infer<typeof formInfo>;
export type FormLabels = z.infer<typeof labels>;
/** `layout`: null, since the shipped form is laid out by its template. */
export type Form = { info: FormInfo; template: string; labels: FormLabels; layout: null; sample: object };

/** The codes of the forms that ship with Sen, in alphabetical order. */
export function formCodes(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== COMMON)
    .map((entry) => entry.name)
    .sort();
}

/** The shipped form of a code: what it is, its template, its labels and a sample of its data. Throws on an unknown code. */
export function readForm(code: string): Form {
  if (!formCodes().includes(code)) throw new Error(`no print form ${code}`);
  const read = (name: string) => readFileSync(path.join(folder, code, name), 'utf8');
  return {
    info: formInfo.parse(JSON.parse(read('form.json'))),
    template: read('template.typ'),
    layout: null,
    labels: labels.parse(JSON.parse(read('labels.json'))),
    sample: z.looseObject({}).parse(JSON.parse(read('sample.json'))),
  };
}

/** The helpers that every template may import, by the path it imports them with ('common/page.typ'). */
export function commonFiles(): Record<string, Uint8Array> {
  const names = readdirSync(path.join(folder, COMMON));
  return Object.fromEntries(
    names.map((name) => [`${COMMON}/${name}`, readFileSync(path.join(folder, COMMON, name))]),
  );
}

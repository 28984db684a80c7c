import type { FormSource } from './compile.ts';
import type { Language } from './format.ts';
import { commonFiles, type Form } from './library.ts';
import type { PrintForm } from './points.ts';

/** What a print of a form differs in: the language and the clock. */
export type PrintOptions = { language: Language; createdAt: Date };

/** What the compiler needs to print `data` on a form: its template and labels (shipped, or the site's own), and its files. */
export function formSource<D extends object>(
  form: PrintForm<D>,
  { template, labels }: Pick<Form, 'template' | 'labels'>,
  data: D,
  { language, createdAt }: PrintOptions,
): FormSource {
  const encoder = new TextEncoder();
  const files = Object.entries(form.files(data)).map(
    ([name, file]) => [name, typeof file === 'string' ? encoder.encode(file) : file] as const,
  );
  return {
    template,
    data: { language, ...form.present(data, language) },
    files: {
      ...commonFiles(),
      ...Object.fromEntries(files),
      'labels.json': encoder.encode(JSON.stringify(labels[language])),
    },
    createdAt,
  };
}

import { barcodeSvg } from './barcode.ts';
import type { FormSource } from './compile.ts';
import { type Language, moment } from './format.ts';
import { layoutFile, layoutInForce, layoutLabels, layoutLanguage } from './layout.ts';
import { commonFiles, type Form, readForm } from './library.ts';
import type { PaperCode, PrintForm } from './points.ts';

/** What a print of a form differs in: the language, the clock, who prints, and the code at its end. */
export type PrintOptions = {
  language: Language;
  createdAt: Date;
  nguoiIn?: string | undefined;
  code?: PaperCode | null;
};

/** Template, labels and layout: those of the shipped form, or of the site's own version. */
export type FormText = Pick<Form, 'template' | 'labels'> & { layout: unknown };

/** What the compiler needs to print `data` on a form: its text (shipped, or the site's own), and its files. */
export function formSource<D extends object>(
  form: PrintForm<D>,
  { template, labels, layout }: FormText,
  data: D,
  { language: usual, createdAt, nguoiIn, code = null }: PrintOptions,
): FormSource {
  const { layout: khung } = readForm(form.code).info;
  const { boCuc } = layoutInForce(khung, layout);
  const language = layoutLanguage(boCuc, usual);
  const encoder = new TextEncoder();
  const json = (content: unknown) => encoder.encode(JSON.stringify(content));
  const files = Object.entries(form.files(data)).map(
    ([name, file]) => [name, typeof file === 'string' ? encoder.encode(file) : file] as const,
  );
  return {
    template,
    data: { language, ...form.present(data, language) },
    files: {
      ...commonFiles(),
      ...Object.fromEntries(files),
      'labels.json': json(layoutLabels(boCuc, labels, language)),
      ...(code ? { 'paper-code.svg': encoder.encode(barcodeSvg(code.diaChi, 'qr')) } : {}),
      'layout.json': json({
        ...layoutFile(khung, boCuc, language, printedText(language, createdAt, nguoiIn)),
        maTrang: code?.loi ?? null,
      }),
    },
    createdAt,
  };
}

function printedText(language: Language, at: Date, nguoiIn = ''): string {
  const when = `${language === 'vi' ? 'In lúc' : 'Printed'} ${moment(at.toISOString())}`;
  return nguoiIn === '' ? when : `${when} · ${nguoiIn}`;
}

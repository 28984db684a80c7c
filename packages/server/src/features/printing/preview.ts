import type { Issue } from '@sen/domain/catalogue/validate';
import type { Ctx } from '../../engine/context.ts';
import type { Diagnostic, FormSource } from './compile.ts';
import type { Language } from './format.ts';
import { formSource, type FormText as Text } from './forms.ts';
import { readForm } from './library.ts';
import { letterhead } from './paperData.ts';
import type { PrintForm } from './points.ts';
import { tryForm } from './trial.ts';

/** What a template looks like on the sample of its form. */
export type Preview = {
  pages: number;
  diagnostics: readonly Diagnostic[];
  /** The pages below each other as SVG, letters as outlines; null when the template has faults. */
  svg: string | null;
  /** The form as a PDF in base64; made when it is asked for. */
  pdf: () => Promise<string | null>;
};

/** Sets a template and labels on the shipped sample of a form under the letterhead of this site, in one language. */
export async function previewForm(
  ctx: Ctx,
  form: PrintForm<object>,
  text: Text,
  language: Language,
): Promise<Preview> {
  const source = await sampleSource(ctx, form, text, language);
  const drawn = await tryForm(ctx.config, 'svg', source);
  if (!drawn.ok) return { pages: 0, diagnostics: drawn.diagnostics, svg: null, pdf: async () => null };
  const pdf = async () => {
    const made = await tryForm(ctx.config, 'pdf', source);
    return made.ok ? Buffer.from(made.pdf).toString('base64') : null;
  };
  return { pages: drawn.pages, diagnostics: [], svg: drawn.svg, pdf };
}

/** Why a template and labels cannot be released: the faults on the sample in both languages, each once, at `template`. */
export async function templateIssues(ctx: Ctx, form: PrintForm<object>, text: Text): Promise<Issue[]> {
  const made = await Promise.all(
    (['vi', 'en'] as const).map(async (language) =>
      tryForm(ctx.config, 'svg', await sampleSource(ctx, form, text, language)),
    ),
  );
  const faults = made.flatMap((one) => (one.ok ? [] : one.diagnostics));
  const once = new Map(faults.map((fault) => [`${fault.file}:${fault.line}:${fault.message}`, fault]));
  return [...once.values()].map(({ message, line }) => ({
    path: 'template',
    ...(line === null
      ? { code: 'PRINT_FORM_FAULT', details: { message } }
      : { code: 'PRINT_FORM_LINE', details: { line, message } }),
  }));
}

async function sampleSource(
  ctx: Ctx,
  form: PrintForm<object>,
  text: Text,
  language: Language,
): Promise<FormSource> {
  const { sample } = readForm(form.code);
  const own = 'CoSo' in sample ? { ...sample, CoSo: await letterhead(ctx) } : sample;
  return formSource(form, text, own, {
    language,
    createdAt: ctx.now(),
    nguoiIn: ctx.user?.TenNhanVien,
  });
}

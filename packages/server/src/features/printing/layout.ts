import type { Issue } from '@sen/domain/catalogue/validate';
import {
  type BoCuc,
  boCucGoc,
  boCucHopLe,
  boCucIssues,
  cotsOf,
  hienPhan,
  type KhungMauIn,
  khoGiays,
} from '@sen/domain/printing/boCuc';
import { z } from 'zod';
import type { Language } from './format.ts';
import type { FormLabels } from './library.ts';

const label = z.object({ vi: z.string(), en: z.string() });
const column = z.strictObject({ ma: z.string(), an: z.boolean(), rong: z.number().nullable() });
const shape = z.strictObject({
  hien: z.record(z.string(), z.boolean()),
  dauTrang: label,
  chanTrang: label,
  giay: z.enum(khoGiays).nullable(),
  le: z.number().nullable(),
  coChu: z.number(),
  lien: z.array(label),
  ngonNgu: z.enum(['vi', 'en', 'songNgu']).nullable(),
  bang: z.record(z.string(), z.array(column)),
});

/** What a form lets its layout change. */
export const khungMauIn = z.object({
  papers: z.array(z.enum(khoGiays)).min(1),
  parts: z.array(z.string()),
  blocks: z.array(z.object({ code: z.string(), name: label })),
  tables: z.array(z.object({ code: z.string(), name: label, columns: z.array(z.string()).min(1) })),
  locked: z.array(z.object({ codes: z.array(z.string()).min(1), reason: label })),
});

/** A layout as somebody sends it; null where it is none. */
export function layoutInput(sent: unknown): BoCuc | null {
  return shape.safeParse(sent).data ?? null;
}

/** Why a layout cannot be kept with its form, at `layout.<field>`. */
export function layoutIssues(khung: KhungMauIn, sent: unknown): Issue[] {
  if (sent === null || sent === undefined) return [];
  const boCuc = layoutInput(sent);
  if (!boCuc) return [{ path: 'layout', code: 'PRINT_FORM_NO_SUCH_PART' }];
  return boCucIssues(khung, boCuc).map((issue) => ({ ...issue, path: `layout.${issue.path}` }));
}

/** A kept layout as its form has it today: a piece that is missing or that the form knows no more falls back to the template, and is told. */
export function layoutInForce(khung: KhungMauIn, kept: unknown): { boCuc: BoCuc; bo: readonly string[] } {
  if (kept === null || kept === undefined) return { boCuc: boCucGoc, bo: [] };
  const pieces = z.looseObject({}).safeParse(kept).data ?? {};
  const read = Object.entries(shape.shape).map(([name, piece]) => ({
    name,
    ...piece.safeParse(pieces[name]),
  }));
  const whole = layoutInput({
    ...boCucGoc,
    ...Object.fromEntries(read.flatMap(({ name, success, data }) => (success ? [[name, data]] : []))),
  });
  const judged = boCucHopLe(khung, whole ?? boCucGoc);
  return {
    boCuc: judged.boCuc,
    bo: [...read.flatMap(({ name, success }) => (success ? [] : [name])), ...judged.bo],
  };
}

/** The language that the data of a form are put into: that of its layout where it names one; both begin with Vietnamese. */
export function layoutLanguage({ ngonNgu }: BoCuc, usual: Language): Language {
  return ngonNgu === 'songNgu' ? 'vi' : (ngonNgu ?? usual);
}

/** The texts of a form in the language of its layout, both beside each other where it asks for both. */
export function layoutLabels(
  { ngonNgu }: BoCuc,
  labels: FormLabels,
  language: Language,
): Record<string, string> {
  if (ngonNgu !== 'songNgu') return labels[language];
  return Object.fromEntries(
    Object.entries(labels.vi).map(([key, vi]) => [key, inBoth({ vi, en: labels.en[key] ?? '' })]),
  );
}

function inBoth({ vi, en }: { vi: string; en: string }): string {
  return [...new Set([vi, en])].filter((text) => text !== '').join(' / ');
}

/** `/layout.json`, which the helpers of every template read. `printed` says who prints and when. */
export function layoutFile(khung: KhungMauIn, boCuc: BoCuc, language: Language, printed: string): object {
  const text = (of: { vi: string; en: string }) => (boCuc.ngonNgu === 'songNgu' ? inBoth(of) : of[language]);
  const codes = [...khung.parts, ...khung.blocks.map(({ code }) => code)];
  const foot = [text(boCuc.chanTrang), hienPhan(boCuc, 'NguoiIn') ? printed : ''];
  return {
    hien: Object.fromEntries(codes.map((code) => [code, hienPhan(boCuc, code)])),
    dauTrang: text(boCuc.dauTrang),
    chanTrang: foot.filter((line) => line !== ''),
    giay: boCuc.giay === null ? null : paperOf(boCuc.giay),
    le: boCuc.le,
    coChu: boCuc.coChu,
    lien: boCuc.lien.map(text),
    bang: Object.fromEntries(
      khung.tables.map((table) => [
        table.code,
        cotsOf(boCuc, table)
          .filter(({ an }) => !an)
          .map(({ ma, rong }) => ({ ma, rong })),
      ]),
    ),
  };
}

/** Typst's name of a sheet and whether it lies; a roll and a label have their own measures. */
function paperOf(giay: NonNullable<BoCuc['giay']>): { kho: string; ngang: boolean } | null {
  if (giay === 'roll80' || giay === 'label50x30') return null;
  return { kho: giay.slice(0, 2), ngang: giay.endsWith('landscape') };
}

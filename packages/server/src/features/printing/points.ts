import type { ViTriKy } from '@sen/domain/signing/chuKy';
import type { HanhViChucVu } from '@sen/domain/signing/positions';
import type { Ctx } from '../../engine/context.ts';
import type { RightAt } from '../../engine/http/doors.ts';
import { definePoint, defineRegistry } from '../../engine/points.ts';
import type { Language } from './format.ts';
import type { ChuKy, FormFiles } from './paper.ts';

/**
 * A print form, in the folder of the feature whose record it shows; its template, labels and sample lie in `print-forms/<code>`. Methods,
 * so that forms of any data `D` stand in one list: `present` and `files` only get what `data` of the same form, or its sample, gave.
 */
export type PrintForm<D extends object> = {
  code: string;
  /** The right that a print of one record asks, at the places of the record. Errors: NOT_FOUND. */
  right(ctx: Ctx, id: string): Promise<RightAt>;
  /** Whose record it is, null where it is no patient's: the print stands in the log of the patient. Errors: NOT_FOUND. */
  patient(ctx: Ctx, id: string): Promise<string | null>;
  /** The day (YYYY-MM-DD) whose version of the form prints a record, where that is not the day of the print. Errors: NOT_FOUND. */
  eventDay?(ctx: Ctx, id: string): Promise<string>;
  /** The data of one record. Errors: NOT_FOUND, and why it may not be printed. */
  data(ctx: Ctx, id: string): Promise<D>;
  /** The data as display strings: what the template sees. */
  present(data: D, language: Language): Record<string, unknown>;
  /** The pictures and codes that the template places. */
  files(data: D): FormFiles;
  /** Who signs it and where; a form without is signed by hand. */
  signing?: FormSigning;
};

/** How a paper is signed. Each place is a field of the form's data that holds a picture; without a signature it is empty. */
export type FormSigning = {
  places: Readonly<Partial<Record<ViTriKy, SigningPlace>>>;
  /** What a signature stands for, where that is not all of the data. */
  content?: (data: object) => object;
  /** The kinds of orders whose result it shows. */
  resultOf?: readonly string[];
};

export type SigningPlace = {
  /** Who is to sign there; null while nobody is, as on a draft. Errors: NOT_FOUND. */
  signer: (ctx: Ctx, id: string) => Promise<string | null>;
  /** What the positions that may sign there are kept under. */
  act?: HanhViChucVu;
};

/** The forms that can be printed. */
export const printForm = defineRegistry<PrintForm<object>>('printForm', ({ code }) => code);

/** A code at the end of a paper: the address that it opens, and the words beside it. */
export type PaperCode = { diaChi: string; loi: string };

/** Who has a code for a paper; null for none. Asked within the transaction that prints. */
export const paperCode =
  definePoint<(ctx: Ctx, form: PrintForm<object>, id: string) => Promise<PaperCode | null>>('paperCode');

/** The signatures that a paper carries, by place. */
export type SignatureSource = (
  ctx: Ctx,
  form: PrintForm<object>,
  id: string,
) => Promise<Readonly<Record<string, ChuKy>>>;

/** Who knows the signatures of papers. */
export const signatureSource = definePoint<SignatureSource>('signatureSource');

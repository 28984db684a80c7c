import type { Ctx } from '../../engine/context.ts';
import type { RightAt } from '../../engine/doors.ts';
import { defineRegistry } from '../../engine/points.ts';
import type { Language } from './format.ts';
import type { FormFiles } from './paper.ts';

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
  /** The data of one record. Errors: NOT_FOUND, and why it may not be printed. */
  data(ctx: Ctx, id: string): Promise<D>;
  /** The data as display strings: what the template sees. */
  present(data: D, language: Language): Record<string, unknown>;
  /** The pictures and codes that the template places. */
  files(data: D): FormFiles;
};

/** The forms that can be printed. */
export const printForm = defineRegistry<PrintForm<object>>('printForm', ({ code }) => code);

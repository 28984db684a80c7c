import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Ctx, requirePermission, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type ContextSource, requestContext } from '../../engine/requestContext.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { readSetting } from '../system/queries.ts';
import { compileForm, type FormSource } from './compile.ts';
import { dataDonThuoc } from './data/DonThuoc.ts';
import { dataKetQuaXetNghiem } from './data/KetQuaXetNghiem.ts';
import { dataPhieuChiDinh } from './data/PhieuChiDinh.ts';
import { dataPhieuSoThuTu } from './data/PhieuSoThuTu.ts';
import { dataPhieuThu } from './data/PhieuThu.ts';
import { dataTemMau } from './data/TemMau.ts';
import { type FormCode, type FormData, formSource } from './forms.ts';
import { readForm } from './library.ts';
import { logPreview, logPrint } from './prints.ts';
import { formInForce } from './versions.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A record on the version of its form that is in force, and on the shipped one where that is another. */
type Sources = { inForce: FormSource; soPhienBan: number; shipped: () => FormSource };

/** The forms that can be printed, each with the source of one record. */
const printable: Readonly<Record<string, (ctx: Ctx, id: string) => Promise<Sources>>> = {
  PhieuSoThuTu: async (ctx, id) => source(ctx, 'PhieuSoThuTu', await dataPhieuSoThuTu(ctx, id)),
  PhieuChiDinh: async (ctx, id) => source(ctx, 'PhieuChiDinh', await dataPhieuChiDinh(ctx, id)),
  PhieuThu: async (ctx, id) => source(ctx, 'PhieuThu', await dataPhieuThu(ctx, id)),
  DonThuoc: async (ctx, id) => source(ctx, 'DonThuoc', await dataDonThuoc(ctx, id)),
  KetQuaXetNghiem: async (ctx, id) => source(ctx, 'KetQuaXetNghiem', await dataKetQuaXetNghiem(ctx, id)),
  TemMau: async (ctx, id) => source(ctx, 'TemMau', await dataTemMau(ctx, id)),
};

const source = (ctx: Ctx, ...[code, data]: Parameters<typeof formOf>) => formOf(code, data)(ctx);
function formOf<C extends FormCode>(code: C, data: FormData[C]) {
  return async (ctx: Ctx): Promise<Sources> => {
    const options = { language: ctx.language, createdAt: ctx.now() };
    const form = await formInForce(ctx, code, today(ctx));
    return {
      inForce: formSource(code, form, data, options),
      soPhienBan: form.soPhienBan,
      shipped: () => formSource(code, readForm(code), data, options),
    };
  };
}

/** What the compiler needs to print a record on the version of its form in force. Errors: NOT_FOUND. */
export async function printSources(ctx: Ctx, form: string, id: string): Promise<Sources> {
  const prepare = Object.hasOwn(printable, form) ? printable[form] : undefined;
  if (!prepare || !uuid.test(id)) throw new DomainError('NOT_FOUND', { form });
  return prepare(await inPaperLanguage(ctx), id);
}

/** The same context in the language that the site prints in. */
async function inPaperLanguage(ctx: Ctx): Promise<Ctx> {
  const { ngonNguGiay } = await readSetting(ctx, 'print');
  // what was loaded for who prints is in the language of who prints
  return ngonNguGiay === 'nguoiIn' || ngonNguGiay === ctx.language
    ? ctx
    : { ...ctx, language: ngonNguGiay, loaders: new Map() };
}

/** A record on its form as PDF. Errors: NOT_FOUND, FORBIDDEN, and what the form's data refuse. */
export async function printForm(ctx: Ctx, form: string, id: string): Promise<Uint8Array> {
  requirePermission(ctx, 'IN_AN');
  return inTransaction(ctx, async (tx) => {
    // Prints of one record wait for each other: of two at once, one is the copy.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`print:${form}:${id}`}, 0))`);
    const sources = await printSources(tx, form, id);
    const pdf = setForm(tx, form, sources);
    await logPrint(tx, form, id, null);
    return pdf;
  });
}

/** A record on its form as PDF, to be looked at: as its next print would be, and counted as none. Errors as printForm. */
export async function previewForm(ctx: Ctx, form: string, id: string): Promise<Uint8Array> {
  requirePermission(ctx, 'IN_AN');
  return inTransaction(ctx, async (tx) => {
    const pdf = setForm(tx, form, await printSources(tx, form, id));
    await logPreview(tx, form, id);
    return pdf;
  });
}

/** A site's version may fail on a record although it could print the sample; a patient who waits gets the shipped form then. */
function setForm(ctx: Ctx, form: string, { inForce, soPhienBan, shipped }: Sources): Uint8Array {
  const made = compileForm(inForce);
  if (made.ok) return made.pdf;
  const places = made.diagnostics.map(({ file, line }) => ({ file, line })); // a message may quote personal data
  ctx.logger.error({ form, soPhienBan, places }, 'a print form failed');
  const instead = soPhienBan === 0 ? made : compileForm(shipped());
  if (!instead.ok) throw new Error(`${form}: ${instead.diagnostics.map((one) => one.line).join(', ')}`);
  return instead.pdf;
}

/** GET /api/print/:form/:id answers the PDF of a print, with `xem=1` that of a preview; the language is that of the request. */
export async function registerPrinting(app: FastifyInstance, contexts: ContextSource): Promise<void> {
  app.get('/api/print/:form/:id', async (request, reply) => {
    const ctx = await requestContext(contexts, request);
    const { form, id } = request.params as { form: string; id: string }; // the route's own parameters
    const { xem } = request.query as { xem?: unknown }; // read as optional text
    const pdf = await (xem === '1' ? previewForm : printForm)(ctx, form, id);
    return reply.type('application/pdf').header('cache-control', 'no-store').send(Buffer.from(pdf));
  });
}

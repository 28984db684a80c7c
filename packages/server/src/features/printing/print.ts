import type { BoCuc } from '@sen/domain/printing/boCuc';
import { sql } from 'drizzle-orm';
import { type Ctx, requirePermission, type Tx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { recordDoor } from '../../engine/http/doors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { readSetting } from '../system/queries.ts';
import type { FormSource } from './compile.ts';
import { type Compile, isStopped, type Stopped } from './compilerProcess.ts';
import { formSource } from './forms.ts';
import { formWorkers } from './formWorkers.ts';
import { layoutInForce, layoutLanguage } from './layout.ts';
import { readForm } from './library.ts';
import { type PaperCode, type PrintForm, paperCode, printForm, signatureSource } from './points.ts';
import { logPreview, logPrint } from './prints.ts';
import { formInForce } from './versions.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A record, whose patient it may tell, on the version of its form that is in force, and on the shipped one where that is another. */
type Sources = {
  BenhNhan_Id: string | null;
  inForce: FormSource;
  soPhienBan: number;
  shipped: () => FormSource;
};

/** What the compiler needs to print a record on the version of its form in force. Errors: NOT_FOUND. */
export async function printSources(ctx: Ctx, code: string, id: string): Promise<Sources> {
  const form = printForm.get(code);
  if (!form || !uuid.test(id)) throw new DomainError('NOT_FOUND', { form: code });
  const inForce = await formInForce(ctx, code, (await form.eventDay?.(ctx, id)) ?? today(ctx));
  const { boCuc } = layoutInForce(readForm(code).info.layout, inForce.layout);
  const onPaper = await inPaperLanguage(ctx, boCuc);
  const data = { ...(await form.data(onPaper, id)), ...(await signaturesOf(onPaper, form, id)) };
  const options = {
    language: onPaper.language,
    createdAt: ctx.now(),
    nguoiIn: ctx.user?.TenNhanVien,
    code: await codeOf(onPaper, form, id),
  };
  return {
    BenhNhan_Id: await form.patient(onPaper, id),
    inForce: formSource(form, inForce, data, options),
    soPhienBan: inForce.soPhienBan,
    shipped: () => formSource(form, readForm(code), data, options),
  };
}

/** The pictures of those who signed a paper, for its places. */
async function signaturesOf(ctx: Ctx, form: PrintForm<object>, id: string): Promise<object> {
  const found = await Promise.all(signatureSource.all().map((read) => read(ctx, form, id)));
  return Object.assign({}, ...found);
}

async function codeOf(ctx: Ctx, form: PrintForm<object>, id: string): Promise<PaperCode | null> {
  const found = await Promise.all(paperCode.all().map((read) => read(ctx, form, id)));
  return found.find((one) => one !== null) ?? null;
}

/** The same context in the language of a form's layout, else in the one that the site prints in. */
async function inPaperLanguage(ctx: Ctx, boCuc: BoCuc): Promise<Ctx> {
  const { ngonNguGiay } = await readSetting(ctx, 'print');
  const language = layoutLanguage(boCuc, ngonNguGiay === 'nguoiIn' ? ctx.language : ngonNguGiay);
  // what was loaded for who prints is in the language of who prints
  return language === ctx.language ? ctx : { ...ctx, language, loaders: new Map() };
}

/** A record on its form as PDF. Errors: FORBIDDEN, those of printGranted. */
export async function printRecord(ctx: Ctx, form: string, id: string): Promise<Uint8Array> {
  requirePermission(ctx, 'IN_AN');
  return printGranted(ctx, form, id);
}

/** A record on its form as PDF, for whom another right than that of printing was asked. Errors: NOT_FOUND, PRINT_BUSY, PRINT_FORM_TOO_SLOW, PRINT_FORM_TOO_BIG, and what the form's data refuse. */
export async function printGranted(ctx: Ctx, form: string, id: string): Promise<Uint8Array> {
  return withForm(ctx, form, async (tx, compile) => {
    // Prints of one record wait for each other: of two at once, one is the copy.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`print:${form}:${id}`}, 0))`);
    const sources = await printSources(tx, form, id);
    const pdf = await setForm(tx, form, sources, compile);
    await logPrint(tx, form, id, sources.BenhNhan_Id);
    return pdf;
  });
}

/** A record on its form as PDF, to be looked at: as its next print would be, and counted as none. Errors as printRecord. */
export async function previewRecord(ctx: Ctx, form: string, id: string): Promise<Uint8Array> {
  requirePermission(ctx, 'IN_AN');
  return paperOf(ctx, form, id, (tx, BenhNhan_Id) => logPreview(tx, form, id, BenhNhan_Id));
}

/** A record on its form as PDF for whom another right was asked: counted as no print, and logged as the caller says. Errors as printGranted. */
export async function paperOf(
  ctx: Ctx,
  form: string,
  id: string,
  log: (tx: Tx, BenhNhan_Id: string | null) => Promise<void>,
): Promise<Uint8Array> {
  return withForm(ctx, form, async (tx, compile) => {
    const sources = await printSources(tx, form, id);
    const pdf = await setForm(tx, form, sources, compile);
    await log(tx, sources.BenhNhan_Id);
    return pdf;
  });
}

/** A transaction that holds a compiler: whoever waits for one holds no connection meanwhile. */
function withForm<T>(ctx: Ctx, form: string, act: (tx: Tx, compile: Compile) => Promise<T>): Promise<T> {
  return formWorkers(ctx.config).withCompiler(form, (compile) =>
    inTransaction(ctx, (tx) => act(tx, compile)),
  );
}

/** A site's version may fail on a record although it could print the sample; a patient who waits gets the shipped form then. */
async function setForm(ctx: Ctx, form: string, sources: Sources, compile: Compile): Promise<Uint8Array> {
  const { inForce, soPhienBan, shipped } = sources;
  const made = await compile({ kind: 'pdf', source: inForce });
  if (isStopped(made)) throw stoppedError(ctx, form, soPhienBan, made);
  if (made.ok) return made.pdf;
  const places = made.diagnostics.map(({ file, line }) => ({ file, line })); // a message may quote personal data
  ctx.logger.error({ form, soPhienBan, places }, 'a print form failed');
  const instead = soPhienBan === 0 ? made : await compile({ kind: 'pdf', source: shipped() });
  if (isStopped(instead)) throw stoppedError(ctx, form, 0, instead);
  if (!instead.ok) throw new Error(`${form}: ${instead.diagnostics.map((one) => one.line).join(', ')}`);
  return instead.pdf;
}

/** Whoever prints is told at once which form is to be corrected: each further try would take a compiler from the others. */
function stoppedError(ctx: Ctx, form: string, soPhienBan: number, { stopped }: Stopped): DomainError {
  ctx.logger.error({ form, soPhienBan, stopped }, 'a print form was stopped');
  const { seconds, megabytes } = ctx.config.printing;
  const details = { form: readForm(form).info.name[ctx.language], soPhienBan };
  return stopped === 'time'
    ? new DomainError('PRINT_FORM_TOO_SLOW', { ...details, seconds })
    : new DomainError('PRINT_FORM_TOO_BIG', { ...details, megabytes });
}

/** GET /api/print/:form/:id answers the PDF of a print, with `xem=1` that of a preview; the language is that of the request. */
export const printDoor = recordDoor({
  method: 'GET',
  url: '/api/print/:form/:id',
  access: 'IN_AN',
  record: async ({ ctx, request }) => {
    const { form: code, id } = request.params as { form: string; id: string }; // the route's own parameters
    const form = printForm.get(code);
    if (!form || !uuid.test(id)) throw new DomainError('NOT_FOUND', { form: code });
    return { rights: [await form.right(ctx, id)], subject: { code, id } };
  },
  answer: async ({ ctx, request, reply }, { code, id }) => {
    const { xem } = request.query as { xem?: unknown }; // read as optional text
    const pdf = await (xem === '1' ? previewRecord : printRecord)(ctx, code, id);
    return reply.type('application/pdf').header('cache-control', 'no-store').send(Buffer.from(pdf));
  },
});

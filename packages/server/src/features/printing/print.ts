import type { FastifyInstance } from 'fastify';
import { type Ctx, requirePermission } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type ContextSource, requestContext } from '../../engine/requestContext.ts';
import { compileForm, type FormSource } from './compile.ts';
import { dataDonThuoc } from './data/DonThuoc.ts';
import { dataPhieuChiDinh } from './data/PhieuChiDinh.ts';
import { dataPhieuSoThuTu } from './data/PhieuSoThuTu.ts';
import { dataPhieuThu } from './data/PhieuThu.ts';
import { formSource } from './forms.ts';
import { readForm } from './library.ts';
import { logPrint } from './prints.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The forms that can be printed, each with the source of one record. */
const printable: Readonly<Record<string, (ctx: Ctx, id: string) => Promise<FormSource>>> = {
  PhieuSoThuTu: async (ctx, id) => source(ctx, 'PhieuSoThuTu', await dataPhieuSoThuTu(ctx, id)),
  PhieuChiDinh: async (ctx, id) => source(ctx, 'PhieuChiDinh', await dataPhieuChiDinh(ctx, id)),
  PhieuThu: async (ctx, id) => source(ctx, 'PhieuThu', await dataPhieuThu(ctx, id)),
  DonThuoc: async (ctx, id) => source(ctx, 'DonThuoc', await dataDonThuoc(ctx, id)),
};

const source = (ctx: Ctx, ...[code, data]: Parameters<typeof formOf>) => formOf(code, data)(ctx);
function formOf<C extends Parameters<typeof formSource>[0]>(
  code: C,
  data: Parameters<typeof formSource<C>>[2],
) {
  return (ctx: Ctx) =>
    formSource(code, readForm(code), data, { language: ctx.language, createdAt: ctx.now() });
}

/** A record on its form as PDF. Errors: NOT_FOUND, FORBIDDEN, and what the form's data refuse. */
export async function printForm(ctx: Ctx, form: string, id: string): Promise<Uint8Array> {
  requirePermission(ctx, 'IN_AN');
  const prepare = Object.hasOwn(printable, form) ? printable[form] : undefined;
  if (!prepare || !uuid.test(id)) throw new DomainError('NOT_FOUND', { form });
  const made = compileForm(await prepare(ctx, id));
  if (!made.ok)
    throw new Error(`${form}: ${made.diagnostics.map((one) => `${one.line}: ${one.message}`).join('; ')}`);
  await logPrint(ctx, form, id, null);
  return made.pdf;
}

/** GET /api/print/:form/:id answers the PDF; the language is that of the request. */
export async function registerPrinting(app: FastifyInstance, contexts: ContextSource): Promise<void> {
  app.get('/api/print/:form/:id', async (request, reply) => {
    const ctx = await requestContext(contexts, request);
    const { form, id } = request.params as { form: string; id: string }; // the route's own parameters
    const pdf = await printForm(ctx, form, id);
    return reply.type('application/pdf').header('cache-control', 'no-store').send(Buffer.from(pdf));
  });
}

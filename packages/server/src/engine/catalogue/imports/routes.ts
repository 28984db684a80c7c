import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Ctx, requireUser } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type ContextSource, requestContext } from '../../requestContext.ts';
import {
  cancelImport,
  chooseColumns,
  lastImport,
  ownImport,
  requirePlan,
  startCheck,
  startWrite,
} from './commands.ts';
import { issueWorkbook } from './issueBook.ts';
import { planOf } from './plan.ts';
import { planTemplate } from './planTemplate.ts';
import type { ImportPlan } from './types.ts';
import { takeFile } from './upload.ts';
import { importIssues, importView, planView } from './view.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const choices = z.object({
  headerRow: z.number().int().min(0).max(1_000_000),
  mapping: z
    .record(
      z.string().max(100),
      z.object({ column: z.number().int().min(0).max(1000).nullable(), fixed: z.string().max(2000) }),
    )
    .nullable(),
  options: z.object({ existing: z.enum(['update', 'skip']), suspendMissing: z.boolean() }),
});
const uuid = z.string().uuid();
const page = z.object({
  key: z.string().max(100).nullable().default(null),
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(200),
});

/** Imports of files into catalogues: /api/imports. `officials` are the plans of official files. */
export async function registerImports(
  app: FastifyInstance,
  source: ContextSource,
  officials: readonly ImportPlan[],
): Promise<void> {
  const { config } = source;
  const named = async (request: FastifyRequest): Promise<{ ctx: Ctx; plan: ImportPlan }> => {
    const ctx = await requestContext(source, request);
    requireUser(ctx);
    const plan = planOf(paramOf(request, 'plan'), officials);
    if (!plan) throw new DomainError('NOT_FOUND');
    requirePlan(ctx, plan);
    return { ctx, plan };
  };
  const own = async (request: FastifyRequest) => {
    const ctx = await requestContext(source, request);
    requireUser(ctx);
    const id = uuid.safeParse(paramOf(request, 'id'));
    if (!id.success) throw new DomainError('NOT_FOUND');
    return { ctx, ...(await ownImport(ctx, id.data, officials)) };
  };
  const answer = async (ctx: Ctx, id: string) => {
    const { row, plan } = await ownImport(ctx, id, officials);
    return { data: importView(ctx, row, plan) };
  };
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fileSize: config.fileMaxBytes } });
    // the plans that fill a catalogue, and the import of this user that is under way
    scope.get('/api/imports/plans/:plan', async (request) => {
      const { ctx, plan } = await named(request);
      const [first] = plan.parts;
      const others = officials.filter(
        (one) => one.parts.some(({ catalogue }) => catalogue === first?.catalogue) && mayUse(ctx, one),
      );
      const plans = [plan, ...others.filter((one) => one !== plan)];
      const last = await lastImport(
        ctx,
        plans.map(({ name }) => name),
      );
      return { data: { plans: plans.map(planView), last, fileMaxBytes: config.fileMaxBytes } };
    });
    scope.get('/api/imports/plans/:plan/template.xlsx', async (request, reply) => {
      const { ctx, plan } = await named(request);
      return book(reply, `${plan.name}-mau`, await planTemplate(ctx, plan));
    });
    scope.post('/api/imports/plans/:plan', { bodyLimit: config.fileMaxBytes }, async (request) => {
      const { ctx, plan } = await named(request);
      const file = await request.file();
      if (!file) throw new DomainError('BAD_INPUT', { issues: [{ path: 'file', code: 'REQUIRED' }] });
      const check = () => {
        if (file.file.truncated)
          throw new DomainError('FILE_TOO_LARGE', { max: Math.floor(config.fileMaxBytes / 1048576) });
      };
      const id = await takeFile(ctx, plan, { name: file.filename, bytes: file.file, check });
      return answer(ctx, id);
    });
    scope.get('/api/imports/:id', async (request) => {
      const { ctx, row, plan } = await own(request);
      return { data: importView(ctx, row, plan) };
    });
    scope.put('/api/imports/:id', async (request) => {
      const { ctx, row, plan } = await own(request);
      await chooseColumns(ctx, { row, plan }, parsed(choices, request.body));
      return answer(ctx, row._id);
    });
    scope.post('/api/imports/:id/check', async (request) => {
      const { ctx, row, plan } = await own(request);
      await startCheck(ctx, { row, plan });
      return answer(ctx, row._id);
    });
    scope.post('/api/imports/:id/write', async (request) => {
      const { ctx, row, plan } = await own(request);
      const { requestId } = parsed(z.object({ requestId: uuid }), request.body);
      await startWrite(ctx, { row, plan }, requestId);
      return answer(ctx, row._id);
    });
    scope.post('/api/imports/:id/cancel', async (request) => {
      const { ctx, row, plan } = await own(request);
      await cancelImport(ctx, { row, plan });
      return answer(ctx, row._id);
    });
    scope.get('/api/imports/:id/issues', async (request) => {
      const { ctx, row } = await own(request);
      return { data: await importIssues(ctx, row._id, parsed(page, request.query)) };
    });
    scope.get('/api/imports/:id/issues.xlsx', async (request, reply) => {
      const { ctx, row, plan } = await own(request);
      return book(reply, `${plan.name}-loi`, await issueWorkbook(ctx, row, plan));
    });
  });
}

function mayUse(ctx: Ctx, plan: ImportPlan): boolean {
  return plan.permissions.every((permission) => ctx.permissions.has(permission));
}

function paramOf(request: FastifyRequest, name: string): string {
  const params = request.params as Record<string, string>; // the route's own parameters
  return params[name] ?? '';
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issues = read.error.issues.map((issue) => ({ path: issue.path.join('.'), code: 'NOT_IN_LIST' }));
  throw new DomainError('BAD_INPUT', { issues });
}

function book(reply: FastifyReply, name: string, bytes: Buffer): FastifyReply {
  return reply
    .type(sheetType)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(bytes);
}

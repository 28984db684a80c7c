import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type Asked, type Door, recordDoor } from '../../http/doors.ts';
import { importChanges } from './changes.ts';
import {
  cancelImport,
  chooseColumns,
  type ImportRow,
  lastImport,
  ownImport,
  rightsOfPlan,
  startCheck,
  startWrite,
  undoableImports,
} from './commands.ts';
import { issueWorkbook } from './issueBook.ts';
import { planOf } from './plan.ts';
import { planTemplate } from './planTemplate.ts';
import { mendCells } from './repair.ts';
import { startShipped } from './shipped.ts';
import type { ImportPlan } from './types.ts';
import { undoImport } from './undo.ts';
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
  options: z.object({
    existing: z.enum(['update', 'skip']),
    suspendMissing: z.boolean(),
    oldFont: z.enum(['TCVN3', 'VNI']).nullish(),
    dayOrders: z.record(z.string().regex(/^\d{1,3}$/), z.enum(['dmy', 'mdy'])).optional(),
    zeros: z.record(z.string().regex(/^\d{1,3}$/), z.boolean()).optional(),
  }),
});
const mended = z.object({
  cells: z
    .array(z.object({ row: z.number().int().min(1), key: z.string().max(100), value: z.string().max(2000) }))
    .min(1)
    .max(200),
});
const uuid = z.string().uuid();
const page = z.object({
  key: z.string().max(100).nullable().default(null),
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(200),
});

type Plans = readonly ImportPlan[];
type Own = { row: ImportRow; plan: ImportPlan };

const wholePlan = ({ request }: { request: FastifyRequest }, officials: Plans): Asked<ImportPlan> => {
  const plan = planOf(paramOf(request, 'plan'), officials);
  if (!plan) throw new DomainError('NOT_FOUND');
  return { rights: rightsOfPlan(plan), subject: plan };
};

async function ownRun(ctx: Ctx, request: FastifyRequest, officials: Plans): Promise<Asked<Own>> {
  const id = uuid.safeParse(paramOf(request, 'id'));
  if (!id.success) throw new DomainError('NOT_FOUND');
  const subject = await ownImport(ctx, id.data, officials);
  return { rights: rightsOfPlan(subject.plan), subject };
}

/** Imports of files into catalogues: /api/imports. `officials` are the plans of official files. */
export function importDoors(officials: Plans): Door[] {
  type Call = Parameters<Door['answer']>[0];
  const planDoor = (
    address: Pick<Door, 'method' | 'url' | 'upload'>,
    answer: (call: Call, plan: ImportPlan) => Promise<unknown>,
  ): Door =>
    recordDoor({ ...address, access: 'SIGNED_IN', record: (call) => wholePlan(call, officials), answer });
  const runDoor = (
    address: Pick<Door, 'method' | 'url'>,
    answer: (call: Call, own: Own) => Promise<unknown>,
  ): Door =>
    recordDoor({
      ...address,
      access: 'SIGNED_IN',
      record: ({ ctx, request }) => ownRun(ctx, request, officials),
      answer,
    });
  const importAnswer = async (ctx: Ctx, id: string) => {
    const { row, plan } = await ownImport(ctx, id, officials);
    return { data: importView(ctx, row, plan) };
  };
  return [
    // the plans that fill a catalogue, and the import of this user that is under way
    planDoor({ method: 'GET', url: '/api/imports/plans/:plan' }, async ({ ctx }, plan) => {
      const [first] = plan.parts;
      const others = officials.filter(
        (one) => one.parts.some(({ catalogue }) => catalogue === first?.catalogue) && mayUse(ctx, one),
      );
      const plans = [plan, ...others.filter((one) => one !== plan)];
      const names = plans.map(({ name }) => name);
      const last = await lastImport(ctx, names);
      const written = await undoableImports(ctx, names);
      return { data: { plans: plans.map(planView), last, written, fileMaxBytes: ctx.config.fileMaxBytes } };
    }),
    planDoor({ method: 'GET', url: '/api/imports/plans/:plan/template.xlsx' }, async ({ ctx, reply }, plan) =>
      book(reply, `${plan.name}-mau`, await planTemplate(ctx, plan)),
    ),
    planDoor(
      { method: 'POST', url: '/api/imports/plans/:plan', upload: { files: 1 } },
      async ({ ctx, request }, plan) => {
        const file = await request.file();
        if (!file) throw new DomainError('BAD_INPUT', { issues: [{ path: 'file', code: 'REQUIRED' }] });
        const check = () => {
          if (file.file.truncated)
            throw new DomainError('FILE_TOO_LARGE', { max: Math.floor(ctx.config.fileMaxBytes / 1048576) });
        };
        return importAnswer(ctx, await takeFile(ctx, plan, { name: file.filename, bytes: file.file, check }));
      },
    ),
    // the file of the product: read, checked, and written where it has no fault
    planDoor({ method: 'POST', url: '/api/imports/plans/:plan/shipped' }, async ({ ctx }, plan) =>
      importAnswer(ctx, await startShipped(ctx, plan)),
    ),
    runDoor({ method: 'GET', url: '/api/imports/:id' }, async ({ ctx }, { row, plan }) => ({
      data: importView(ctx, row, plan),
    })),
    runDoor({ method: 'PUT', url: '/api/imports/:id' }, async ({ ctx, request }, own) => {
      await chooseColumns(ctx, own, parsed(choices, request.body));
      return importAnswer(ctx, own.row._id);
    }),
    runDoor({ method: 'POST', url: '/api/imports/:id/check' }, async ({ ctx }, own) => {
      await startCheck(ctx, own);
      return importAnswer(ctx, own.row._id);
    }),
    runDoor({ method: 'POST', url: '/api/imports/:id/write' }, async ({ ctx, request }, own) => {
      const { requestId, partly } = parsed(
        z.object({ requestId: uuid, partly: z.boolean().default(false) }),
        request.body,
      );
      await startWrite(ctx, own, requestId, partly);
      return importAnswer(ctx, own.row._id);
    }),
    runDoor({ method: 'POST', url: '/api/imports/:id/cells' }, async ({ ctx, request }, own) => {
      await mendCells(ctx, own, parsed(mended, request.body).cells);
      return importAnswer(ctx, own.row._id);
    }),
    runDoor({ method: 'POST', url: '/api/imports/:id/undo' }, async ({ ctx }, own) => {
      await undoImport(ctx, own);
      return importAnswer(ctx, own.row._id);
    }),
    runDoor({ method: 'GET', url: '/api/imports/:id/changes' }, async ({ ctx, request }, { row, plan }) => {
      const { offset, limit } = parsed(page, request.query);
      return { data: await importChanges(ctx, row._id, plan, { offset, limit }) };
    }),
    runDoor({ method: 'POST', url: '/api/imports/:id/cancel' }, async ({ ctx }, own) => {
      await cancelImport(ctx, own);
      return importAnswer(ctx, own.row._id);
    }),
    runDoor({ method: 'GET', url: '/api/imports/:id/issues' }, async ({ ctx, request }, { row }) => ({
      data: await importIssues(ctx, row._id, parsed(page, request.query)),
    })),
    runDoor({ method: 'GET', url: '/api/imports/:id/issues.xlsx' }, async ({ ctx, reply }, { row, plan }) =>
      book(reply, `${plan.name}-loi`, await issueWorkbook(ctx, row, plan)),
    ),
  ];
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

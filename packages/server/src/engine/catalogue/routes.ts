import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { type Door, siteDoor } from '../http/doors.ts';
import { type ExportArgs, exportCsv, exportWorkbook, templateWorkbook } from './excel.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const files = [
  ['xlsx', sheetType, exportWorkbook],
  ['csv', 'text/csv; charset=utf-8', exportCsv],
] as const;

// what is asked stands in the address, or, where it is too long for one, such as the ids of chosen entries, in the body
const exports = files.flatMap((file) =>
  (['GET', 'POST'] as const).map((method) => [method, ...file] as const),
);

// as the queries of a catalogue; what is confidential in it goes to whoever administers it
const catalogue = { access: 'SIGNED_IN', wholeSite: 'catalogues hold for the whole site' } as const;

/** Files of catalogues: /api/catalogue/:name/template.xlsx, export.xlsx and export.csv. */
export const catalogueDoors: readonly Door[] = [
  siteDoor({
    ...catalogue,
    method: 'GET',
    url: '/api/catalogue/:name/template.xlsx',
    answer: async ({ ctx, request, reply }) => {
      const def = named(request.params);
      return reply
        .type(sheetType)
        .header('content-disposition', attachment(`${def.name}-mau.xlsx`))
        .send(await templateWorkbook(ctx, def));
    },
  }),
  ...exports.map(([method, kind, type, write]) =>
    siteDoor({
      ...catalogue,
      method,
      url: `/api/catalogue/:name/export.${kind}`,
      answer: async ({ ctx, request, reply }) => {
        const def = named(request.params);
        const file = await write(ctx, def, exportArgs(method === 'GET' ? request.query : request.body));
        return reply
          .type(type)
          .header('content-disposition', attachment(`${def.name}.${kind}`))
          .send(file);
      },
    }),
  ),
];

const query = z.object({
  keyword: z.string().max(500).catch(''),
  /** Fields in order, a minus before those that go down: `-TenDichVu`. */
  sort: z.string().max(500).catch(''),
  suspended: z.literal('1').optional().catch(undefined),
  columns: z.enum(['shown', 'all']).catch('all'),
  /** With `shown`: the columns of the list in their order; without them those that it begins with. */
  fields: z.string().max(4000).catch(''),
  /** The filter of the list as JSON, such as the branch of its tree. */
  filter: z.string().max(40_000).catch(''),
});

function exportArgs(given: unknown): ExportArgs {
  const { keyword, sort, suspended, columns, fields, filter } = query.parse(given ?? {});
  return {
    keyword,
    columns,
    fields: wordsOf(fields),
    filter: filter === '' ? null : filterOf(filter),
    includeSuspended: suspended === '1',
    sort: wordsOf(sort).map((field) =>
      field.startsWith('-') ? { field: field.slice(1), desc: true } : { field },
    ),
  };
}

function wordsOf(list: string): string[] {
  return list.split(',').filter((word) => word !== '');
}

/** Never a list without its filter in place of one whose filter is broken. */
function filterOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'filter', code: 'NOT_IN_LIST' }] });
  }
}

function named(params: unknown): CatalogueDef {
  const { name } = params as { name: string }; // the route's own parameter
  const def = catalogueByName(name);
  if (!def) throw new DomainError('NOT_FOUND', { name });
  return def;
}

function attachment(name: string): string {
  return `attachment; filename="${name}"`;
}

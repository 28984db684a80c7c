import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { z } from 'zod';
import { type Door, siteDoor } from '../doors.ts';
import { DomainError } from '../errors.ts';
import { type ExportArgs, exportCsv, exportWorkbook, templateWorkbook } from './excel.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const exports = [
  ['xlsx', sheetType, exportWorkbook],
  ['csv', 'text/csv; charset=utf-8', exportCsv],
] as const;

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
  ...exports.map(([kind, type, write]) =>
    siteDoor({
      ...catalogue,
      method: 'GET',
      url: `/api/catalogue/:name/export.${kind}`,
      answer: async ({ ctx, request, reply }) => {
        const def = named(request.params);
        const file = await write(ctx, def, exportArgs(request.query));
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
  /** The filter of the list as JSON, such as the branch of its tree. */
  filter: z.string().max(16_000).catch(''),
});

function exportArgs(given: unknown): ExportArgs {
  const { keyword, sort, suspended, columns, filter } = query.parse(given);
  return {
    keyword,
    columns,
    filter: filter === '' ? null : filterOf(filter),
    includeSuspended: suspended === '1',
    sort: sort
      .split(',')
      .filter((field) => field !== '')
      .map((field) => (field.startsWith('-') ? { field: field.slice(1), desc: true } : { field })),
  };
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

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../engine/errors.ts';
import { type Door, recordDoor, siteDoor } from '../../engine/http/doors.ts';
import { storeNode } from '../pharmacy/stores.ts';
import { needWorkbook } from './needWorkbook.ts';
import { readLines } from './readLines.ts';
import { ledgerWorkbook, linesTemplate } from './workbooks.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const sheetAnswer = (reply: FastifyReply, name: string, book: Buffer) =>
  reply
    .type(sheetType)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .header('cache-control', 'no-store')
    .send(book);

const day = z.iso.date();
const ledgerQuery = z.object({
  idStore: z.guid(),
  Duoc_Id: z.guid(),
  Lo_Id: z.guid().optional(),
  startDate: day,
  endDate: day,
});
const needQuery = z.object({ idStore: z.guid(), soNgay: z.coerce.number().int().min(1).max(365) });
const kinds = z.object({ loai: z.enum(['NhapMua', 'TonDau']) });

/** The ledger as a sheet, an empty sheet of lines, and the reading of a filled one: what is read goes into the form, which saves it. */
export const stockDoors: readonly Door[] = [
  recordDoor({
    method: 'GET',
    url: '/api/stock/ledger.xlsx',
    access: 'KHO_XEM',
    record: async ({ ctx, request }) => {
      const asked = ledgerQuery.safeParse(request.query);
      if (!asked.success) throw new DomainError('NOT_FOUND', { entity: 'TheKho' });
      const { Lo_Id = null, ...rest } = asked.data;
      const subject = { ...rest, Lo_Id };
      return {
        rights: [{ anyOf: ['KHO_XEM'], places: async () => [await storeNode(ctx, subject.idStore)] }],
        subject,
      };
    },
    answer: async ({ ctx, reply }, subject) =>
      sheetAnswer(reply, 'the-kho', await ledgerWorkbook(ctx, subject)),
  }),
  recordDoor({
    method: 'GET',
    url: '/api/stock/need.xlsx',
    access: 'KHO_XEM',
    record: async ({ ctx, request }) => {
      const asked = needQuery.safeParse(request.query);
      if (!asked.success) throw new DomainError('NOT_FOUND', { entity: 'Kho' });
      const subject = asked.data;
      return {
        rights: [{ anyOf: ['KHO_XEM'], places: async () => [await storeNode(ctx, subject.idStore)] }],
        subject,
      };
    },
    answer: async ({ ctx, reply }, subject) =>
      sheetAnswer(reply, 'du-tru-nhap', await needWorkbook(ctx, subject)),
  }),
  siteDoor({
    method: 'GET',
    url: '/api/stock/lines.xlsx',
    access: 'KHO_LAP_PHIEU',
    wholeSite: 'an empty sheet holds no data',
    answer: async ({ ctx, reply }) => sheetAnswer(reply, 'mau-phieu-kho', await linesTemplate(ctx)),
  }),
  siteDoor({
    method: 'POST',
    url: '/api/stock/lines/:loai',
    access: 'KHO_LAP_PHIEU',
    wholeSite: 'it reads the sent file against the drug catalogue and keeps nothing',
    upload: { files: 1 },
    answer: async ({ ctx, request }) => {
      const params = kinds.safeParse(request.params);
      if (!params.success) throw new DomainError('NOT_FOUND', { entity: 'PhieuKho' });
      const asked = z.object({ thuTuNgay: z.enum(['dmy', 'mdy']).optional() }).safeParse(request.query);
      if (!asked.success)
        throw new DomainError('BAD_INPUT', { issues: [{ path: 'thuTuNgay', code: 'NOT_IN_LIST' }] });
      const file = await request.file();
      if (!file) throw new DomainError('BAD_INPUT', { issues: [{ path: 'file', code: 'REQUIRED' }] });
      const folder = await mkdtemp(path.join(os.tmpdir(), 'sen-stock-'));
      try {
        const place = path.join(folder, 'file');
        await pipeline(file.file, createWriteStream(place, { mode: 0o600 }));
        if (file.file.truncated) throw new DomainError('BODY_TOO_LARGE');
        return await readLines(ctx, params.data.loai, place, asked.data.thuTuNgay);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  }),
];

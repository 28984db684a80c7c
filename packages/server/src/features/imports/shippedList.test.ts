import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBareSite } from '../../../test/bareSite.ts';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { ownImport } from '../../engine/catalogue/imports/commands.ts';
import { readBytes } from '../../engine/catalogue/imports/readBytes.ts';
import { runImport } from '../../engine/catalogue/imports/run.ts';
import { officialLists, startShipped } from '../../engine/catalogue/imports/shipped.ts';
import { undoImport } from '../../engine/catalogue/imports/undo.ts';
import type { Ctx } from '../../engine/context.ts';
import { emptyContext } from '../../engine/http/requestContext.ts';
import { beginSite } from '../setup/begin.ts';
import { offerSetup } from '../setup/code.ts';
import { administrativeUnits as plan } from './administrativeUnits.ts';
import { commonDiseases } from './commonDiseases.ts';
import { drugs } from './drugs.ts';
import { officialFiles } from './officialFiles.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

// in this process: starting another one takes longer than all the rest
const here = (place: string, take: Parameters<typeof readBytes>[1]) =>
  readFile(place).then((bytes) => readBytes(bytes, take));

async function loaded(of: Ctx = ctx, list = plan) {
  const id = await startShipped(of, list, here);
  await runImport(emptyContext({ config: of.config, logger: of.logger, db: of.db }, 'job'), id, [list]);
  return (await ownImport(of, id, [list])).row;
}

async function unitsByLevel(): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ cap: number; count: number }>(sql`
    select cap::int, count(*)::int as count from main.don_vi_hanh_chinh where trang_thai = 'DangSuDung' group by 1`);
  return Object.fromEntries(rows.map(({ cap, count }) => [cap, count]));
}

const lines = (file: string) => readFileSync(file, 'utf8').trim().split(/\r?\n/);
const shipped = () =>
  lines(path.join(officialLists, 'don-vi-hanh-chinh-2025.csv')).filter((line) => /^\d/.test(line));

describe('the list of provinces and communes that ships with Sen', () => {
  it('has every province once by name, every commune once, and says its source', () => {
    const cells = shipped().map((line) => line.split(';'));
    expect(cells.filter(([, name]) => name !== '')).toHaveLength(34);
    expect(new Set(cells.map(([province]) => province)).size).toBe(34);
    expect(new Set(cells.map(([, , commune]) => commune)).size).toBe(3321);
    const [, source] = lines(path.join(officialLists, 'don-vi-hanh-chinh-2025.csv'));
    expect(source).toMatch(/^# Nguồn: Quyết định 19\/2025/);
  });

  it('is written by one request, keeps what is there, changes nothing the second time, and can be undone', async () => {
    const before = await unitsByLevel();
    await ctx.db.execute(
      sql`update main.don_vi_hanh_chinh set ten_don_vi = 'Phường Ba Đình cũ', ghi_chu = 'của cơ sở' where ma_don_vi = '00004'`,
    );
    const first = await loaded();
    expect([first.TrangThai, first.failure, first.report?.issues]).toEqual(['DaGhi', null, 0]);
    expect(first.report?.parts).toMatchObject([
      { Moi: 0, Loi: 0, TamNgung: 0 },
      { Moi: 3321 - (before['2'] ?? 0), Sua: 1, KhongDoi: (before['2'] ?? 0) - 1, Loi: 0, TamNgung: 0 },
    ]);
    expect(await unitsByLevel()).toEqual({ 1: 34, 2: 3321 });
    const { rows } = await ctx.db.execute(
      sql`select ten_don_vi, ghi_chu from main.don_vi_hanh_chinh where ma_don_vi = '00004'`,
    );
    expect(rows).toEqual([{ ten_don_vi: 'Phường Ba Đình', ghi_chu: 'của cơ sở' }]);

    const second = await loaded();
    expect(second.TrangThai).toBe('DaKiemTra');
    expect(second.options).not.toHaveProperty('writeIfGood');
    expect(second.report?.parts).toMatchObject([{ KhongDoi: 34 }, { Moi: 0, Sua: 0, KhongDoi: 3321 }]);

    await undoImport(ctx, { row: first, plan });
    expect(await unitsByLevel()).toEqual(before);
  });

  it('has the communes that were compared with the source, line by line, on 23 November 2026', () => {
    const told = shipped()
      .map((line) => line.split(';'))
      .map(([province, , code, name]) => [province, code, name].join(';'))
      .sort();
    expect(createHash('sha256').update(told.join('\n')).digest('hex')).toBe(
      'cb52945881264e3bd6f996f8e12edc23e7173cfe1a0614a0d0b57fe79f069dd1',
    );
  });

  it('is refused for a kind of file that ships with none', async () => {
    await expect(startShipped(ctx, drugs, here)).rejects.toThrow('NOT_FOUND');
    expect(officialFiles.filter((one) => one.shipped)).toEqual([commonDiseases, plan]);
  });
});

describe('the short list of diseases that ships with Sen', () => {
  it('fills a site that has no disease, so that an examination can end', async () => {
    const bare = await openBareSite();
    await beginSite(systemContext(bare), (await offerSetup(bare.database.db)) ?? '', {
      ...{ name: 'Phòng khám Hoa Sen', systemType: 'PHONG_MACH', MaCSKCB: '', address: '', phone: '' },
      ...{ TenNhanVien: 'Nguyễn Thị Hạnh', username: 'hanh', password: 'mat-khau-cua-hanh' },
    });
    const of = await bare.ctx('hanh');
    const { TrangThai, failure, report } = await loaded(of, commonDiseases);
    expect([TrangThai, failure, report?.issues]).toEqual(['DaGhi', null, 0]);
    expect(report?.parts).toMatchObject([{ Moi: 145 }, { Moi: 517 }]);
    const { rows } = await of.db.execute(sql`
      select i.cap::int, i.gioi_tinh, n.ma_nhom_icd, c.ma_chuong_icd from main.icd i join main.nhom_icd n on n.id = i.nhom_icd_id
        join main.chuong_icd c on c.id = n.chuong_icd_id where ma_icd = 'J02.9'`);
    expect(rows).toEqual([{ cap: 2, gioi_tinh: null, ma_nhom_icd: 'J00-J06', ma_chuong_icd: 'X' }]);
    await bare.close();
  });
});

import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { changeSlipState } from '../orders/commands.ts';
import { bookFirstStock } from '../pharmacy/importStock.ts';
import { returnProcedure } from '../procedures/commands.ts';
import { procedureReading } from '../procedures/procedureReading.ts';
import { procedureFactory } from '../procedures/testProcedures.ts';
import { takeBackResult } from '../readings/commands.ts';
import { cancelSession } from '../spa/commands.ts';
import { returnReport } from '../spa/reportCommands.ts';
import { type SpaFactory, spaFactory } from '../spa/testSpa.ts';
import { imbalances } from '../stock/ledger.ts';
import { saveSupplyUse, unverifySupplyUse, verifySupplyUse } from './commands.ts';
import { openSupplyUse, stockForUse, storesOfPlace, supplyUseById } from './queries.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof procedureFactory>>;
let spa: SpaFactory;
let Kho_Id: string;
/** Three supplies: two with a quota of the service, the last one without. */
let drugs: string[];

beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  at = await procedureFactory(site);
  spa = await spaFactory(site);
  const found = await site.database.pool.query<{ id: string }>(
    'select id from pharmacy.duoc order by ma_duoc limit 3',
  );
  drugs = found.rows.map((row) => row.id);
  const [store] = await storesOfPlace(nurse(), { room: at.room });
  Kho_Id = store?.Kho_Id ?? '';
  await site.database.pool.query('update main.dinh_muc_dich_vu set tam_ngung = true');
  await site.database.pool.query(
    `insert into main.dinh_muc_dich_vu (id, ma_dinh_muc, ten_dinh_muc, dich_vu_id, chi_tiets, search_key)
      select gen_random_uuid(), 'DM-THU', 'Rạch áp xe', id, $1::jsonb, ' dm-thu' from main.dm_dich_vu where ma_dich_vu = 'TT-APXE'`,
    [
      JSON.stringify([
        { Duoc_Id: drugs[0], SoLuong: '2', MucCanhBao: '5' },
        { Duoc_Id: drugs[1], SoLuong: '1' },
      ]),
    ],
  );
});
afterAll(() => site.close());

const nurse = () => at.fresh(at.technician);
const doctor = () => at.fresh(at.doctor);

/** Empties the shelves and puts two lots of every supply there: 3 that expire first, then 10. */
async function shelve() {
  await site.database.db.execute(
    sql`truncate pharmacy.ton_kho, pharmacy.lo, pharmacy.giu_thuoc, pharmacy.the_kho, pharmacy.phieu_cap, pharmacy.phieu_cap_chi_tiet, pharmacy.phieu_kho_chi_tiet, pharmacy.phieu_kho cascade`,
  );
  const keeper = await site.ctx('quantri');
  await bookFirstStock(
    keeper,
    drugs.flatMap((Duoc_Id) => [
      { Kho_Id, Duoc_Id, SoLo: 'SAU', HanDung: '2099-12-31', SoLuong: '10' },
      { Kho_Id, Duoc_Id, SoLo: 'TRUOC', HanDung: '2098-01-31', SoLuong: '3' },
    ]),
  );
}

/** What lies of the lots of a supply. */
async function lots(Duoc_Id: string | undefined) {
  const { rows } = await site.database.pool.query<{ lo: string; so: string }>(
    `select l.so_lo as lo, t.so_luong::float8 as so from pharmacy.ton_kho t join pharmacy.lo l on l.id = t.lo_id
      where t.kho_id = $1 and t.duoc_id = $2 order by 1`,
    [Kho_Id, Duoc_Id],
  );
  return Object.fromEntries(rows.map((row) => [row.lo, row.so]));
}

type Row = { Duoc_Id: string; SoLuong: string; LyDo?: string | null };
const row = (at: number, SoLuong: string, LyDo: string | null = null): Row => ({
  Duoc_Id: drugs[at] ?? '',
  SoLuong,
  LyDo,
});

async function write(slip: string, dongs: Row[], { ctx = nurse(), session = null as string | null } = {}) {
  const [use] = await openSupplyUse(at.fresh(ctx), slip, session);
  if (!use) throw new Error('no service');
  return saveSupplyUse(ctx, {
    requestId: v7(),
    DichVuYeuCau_Id: slip,
    DichVuYeuCauChiTiet_Id: use.place.service.ChiTiet_Id,
    BuoiLieuTrinh_Id: session,
    version: use.row?.version ?? null,
    Kho_Id,
    dongs,
  });
}
const codeOf = (refused: Promise<unknown>) =>
  refused.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const issuesOf = (refused: Promise<unknown>) =>
  refused.then(
    () => [],
    (error: { details?: { issues?: { path: string; code: string }[] } }) =>
      (error.details?.issues ?? []).map(({ path, code }) => `${path} ${code}`),
  );

describe('what an operation used', () => {
  it('is proposed from the quotas of its service, with what the store has', async () => {
    await shelve();
    const { slip } = await at.begun();
    const [use] = await openSupplyUse(nurse(), slip, null);
    expect(use?.row).toBeNull();
    expect(
      use?.dongs.map(({ Duoc_Id, SoLuong, DinhMuc, MucCanhBao }) => [Duoc_Id, SoLuong, DinhMuc, MucCanhBao]),
    ).toEqual(
      expect.arrayContaining([
        [drugs[0], '2.000', '2.000', '5'],
        [drugs[1], '1.000', '1.000', null],
      ]),
    );
    const [there] = await stockForUse(nurse(), { DichVuYeuCau_Id: slip, Kho_Id, Duoc_Ids: [drugs[0] ?? ''] });
    expect(there).toMatchObject({ SoLuongKhaDung: '13.000', HanDung: '2098-01-31' });
    const other = await site.id('pharmacy.kho', 'NHATHUOC');
    const elsewhere = stockForUse(nurse(), { DichVuYeuCau_Id: slip, Kho_Id: other, Duoc_Ids: drugs });
    expect([[], ['Kho_Id SUPPLY_USE_STORE']]).toContainEqual(await issuesOf(elsewhere));
  });

  it('wants a reason for what the allergies of the patient speak against, when it is written and again when it is verified', async () => {
    await shelve();
    const { slip } = await at.begun();
    const { rows } = await site.database.pool.query<{ patient: string; name: string }>(
      `select s.benh_nhan_id as patient, (select h.ten_hoat_chat from pharmacy.duoc d join pharmacy.hoat_chat h on h.id = any(d.hoat_chat_ids)
         where d.id = $2 limit 1) as name from main.dich_vu_yeu_cau s where s.id = $1`,
      [slip, drugs[0]],
    );
    const [one] = rows;
    const told = (text: string | null) =>
      site.database.pool.query('update main.benh_nhan set tien_su_di_ung = $2 where id = $1', [
        one?.patient,
        text,
      ]);
    const key = `PossibleAllergy:${drugs[0]}`;
    await told(`dị ứng ${one?.name}`);
    const dongs = [row(0, '1')];
    await expect(write(slip, dongs)).rejects.toMatchObject({
      code: 'NEEDS_CONFIRMATION',
      details: { warnings: [{ key, canLyDo: true }] },
    });
    await told(null);
    const id = await write(slip, dongs);
    await told(`dị ứng ${one?.name}`);
    await expect(verifySupplyUse(doctor(), id)).rejects.toMatchObject({ code: 'NEEDS_CONFIRMATION' });
    await verifySupplyUse(doctor(), id, [{ key, LyDo: 'Đã test da' }]);
    expect((await supplyUseById(nurse(), id)).dongs[0]?.canhBaoDaDuyets).toMatchObject([
      { key, LyDo: 'Đã test da' },
    ]);
  });

  it('leaves the lots that expire first when it is verified, and goes back to them', async () => {
    await shelve();
    const { slip } = await at.begun();
    const id = await write(slip, [row(0, '5', 'Chảy máu nhiều'), row(1, '1')]);
    expect(await lots(drugs[0])).toEqual({ SAU: 10, TRUOC: 3 });
    await verifySupplyUse(doctor(), id);
    expect([await lots(drugs[0]), await lots(drugs[1])]).toEqual([
      { SAU: 8, TRUOC: 0 },
      { SAU: 10, TRUOC: 2 },
    ]);
    const use = await supplyUseById(doctor(), id);
    expect(use.row?.TrangThai).toBe('DaDuyet');
    expect(use.dongs[0]?.los.map(({ SoLo, SoLuong }) => [SoLo, SoLuong])).toEqual([
      ['TRUOC', '3.000'],
      ['SAU', '2.000'],
    ]);
    expect(await issuesOf(unverifySupplyUse(doctor(), id, ' '))).toEqual(['LyDo REQUIRED']);
    await unverifySupplyUse(doctor(), id, 'Ghi nhầm');
    expect(await lots(drugs[0])).toEqual({ SAU: 10, TRUOC: 3 });
    expect((await supplyUseById(doctor(), id)).row).toMatchObject({
      TrangThai: 'DangSuDung',
      LyDoHuyDuyet: 'Ghi nhầm',
    });
    // once more, and what was given back is taken anew
    await verifySupplyUse(doctor(), id);
    expect(await lots(drugs[0])).toEqual({ SAU: 8, TRUOC: 0 });
    expect(await imbalances(doctor())).toEqual([]);
  });

  it('over its quota, or outside of it, says why before it is verified', async () => {
    await shelve();
    const { slip } = await at.begun();
    const id = await write(slip, [row(0, '3'), row(2, '1')]);
    expect(await issuesOf(verifySupplyUse(doctor(), id))).toEqual([
      'dongs.0.LyDo SUPPLY_USE_OVER',
      'dongs.1.LyDo SUPPLY_USE_OVER',
    ]);
    expect(await lots(drugs[0])).toEqual({ SAU: 10, TRUOC: 3 });
  });

  it('never takes a store below nothing: of two at once one is refused', async () => {
    await shelve();
    const [one, two] = [await at.begun(), await at.begun()];
    const ids = [
      await write(one.slip, [row(0, '8', 'Cần thêm'), row(1, '1')]),
      await write(two.slip, [row(1, '1'), row(0, '8', 'Cần thêm')]),
    ];
    const said = await Promise.all(ids.map((id) => codeOf(verifySupplyUse(doctor(), id))));
    expect([...said].sort()).toEqual(['STOCK_SHORT', 'done']);
    expect([await lots(drugs[0]), await lots(drugs[1])]).toEqual([
      { SAU: 5, TRUOC: 0 },
      { SAU: 10, TRUOC: 2 },
    ]);
    expect(await imbalances(doctor())).toEqual([]);
  });

  it('is written once for a request, and not over what another desk wrote', async () => {
    await shelve();
    const { slip } = await at.begun();
    const [use] = await openSupplyUse(nurse(), slip, null);
    const input = {
      requestId: v7(),
      DichVuYeuCau_Id: slip,
      DichVuYeuCauChiTiet_Id: use?.place.service.ChiTiet_Id ?? '',
      Kho_Id,
      dongs: [row(0, '1')],
    };
    const id = await saveSupplyUse(nurse(), input);
    expect(await saveSupplyUse(nurse(), input)).toBe(id);
    expect(await codeOf(saveSupplyUse(nurse(), { ...input, requestId: v7() }))).toBe('CONFLICT');
    expect(await issuesOf(write(slip, [row(0, '1'), row(0, '1')]))).toEqual([
      'dongs.1.Duoc_Id SUPPLY_USE_TWICE',
    ]);
    expect(await issuesOf(write(slip, [{ Duoc_Id: v7(), SoLuong: '1' }]))).toEqual([
      'dongs.0.Duoc_Id NOT_IN_LIST',
    ]);
  });

  it('asks for its rights at the room', async () => {
    await shelve();
    const { slip } = await at.begun();
    const id = await write(slip, [row(0, '1')]);
    expect(await codeOf(verifySupplyUse(nurse(), id))).toBe('FORBIDDEN');
    const elsewhere: Ctx = {
      ...doctor(),
      nodeIds: new Set(),
      grants: { ...at.doctor.grants, facilityIds: new Set() },
    };
    expect(await codeOf(verifySupplyUse(elsewhere, id))).toBe('NODE_NOT_GRANTED');
    expect(await codeOf(write(slip, [], { ctx: { ...elsewhere, nodeIds: at.doctor.nodeIds } }))).toBe('done');
  });

  it('is not written before the work begins', async () => {
    const { slip } = await at.ordered();
    expect(await codeOf(write(slip, [row(0, '1')]))).toBe('SUPPLY_USE_NOT_BEGUN');
  });

  it('is verified or empty before the report is returned, and stays after', async () => {
    await shelve();
    const { slip } = await at.reported();
    const id = await write(slip, [row(0, '1')]);
    const give = () => returnProcedure(doctor(), slip, { oldState: 'ChuaKetQua' });
    expect(await codeOf(give())).toBe('SUPPLY_USE_DRAFT');
    await verifySupplyUse(doctor(), id);
    expect(await codeOf(changeSlipState(nurse(), slip, 'huyBatDau'))).not.toBe('done');
    await give();
    expect(await codeOf(unverifySupplyUse(doctor(), id, 'Nhầm'))).toBe('SUPPLY_USE_RETURNED');
    await takeBackResult(doctor(), procedureReading, slip, { oldState: 'CoKetQua', LyDo: 'Nhầm kíp' });
    await unverifySupplyUse(doctor(), id, 'Nhầm');
    expect(await codeOf(give())).toBe('SUPPLY_USE_DRAFT');
    await write(slip, []);
    expect(await codeOf(give())).toBe('done');
  });

  it('is out of the stock: the begin of the work is not undone before', async () => {
    await shelve();
    const { slip } = await at.begun();
    const id = await write(slip, [row(0, '1')]);
    await verifySupplyUse(doctor(), id);
    expect(await codeOf(changeSlipState(nurse(), slip, 'huyBatDau'))).toBe('SUPPLY_USE_VERIFIED');
  });
});

describe('what a session used', () => {
  it('is of that session, and holds its report and its end as that of an operation', async () => {
    await shelve();
    const course = await spa.reported();
    const slip = course.DichVuYeuCau_Id;
    const here = { ctx: spa.fresh(), session: course.session };
    const [store] = await storesOfPlace(spa.fresh(), { room: course.NoiThucHien_Id ?? course.NoiYeuCau_Id });
    expect(store?.Kho_Id).toBe(Kho_Id);
    const id = await write(slip, [row(2, '4', 'Da rộng')], here);
    expect(await codeOf(returnReport(spa.fresh(), course.report))).toBe('SUPPLY_USE_DRAFT');
    await verifySupplyUse(spa.fresh(), id);
    expect(await lots(drugs[2])).toEqual({ SAU: 9, TRUOC: 0 });
    await returnReport(spa.fresh(), course.report);
    expect(await codeOf(unverifySupplyUse(spa.fresh(), id, 'Nhầm'))).toBe('SUPPLY_USE_RETURNED');
  });

  it('is given back before the session is taken back', async () => {
    await shelve();
    const course = await spa.reported({ verified: false });
    const id = await write(course.DichVuYeuCau_Id, [row(2, '1', 'Da rộng')], {
      ctx: spa.fresh(),
      session: course.session,
    });
    await verifySupplyUse(spa.fresh(), id);
    expect(await codeOf(cancelSession(spa.fresh(), course.session, 'Nhầm'))).toBe('SUPPLY_USE_VERIFIED');
    await unverifySupplyUse(spa.fresh(), id, 'Nhầm');
    expect(await codeOf(cancelSession(spa.fresh(), course.session, 'Nhầm'))).toBe('done');
    expect(await codeOf(verifySupplyUse(spa.fresh(), id))).toBe('SUPPLY_USE_NOT_BEGUN');
  });
});

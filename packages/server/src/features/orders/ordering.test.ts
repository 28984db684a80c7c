import { dec, sum } from '@sen/domain/money/decimal';
import type { Permission } from '@sen/domain/permissions/permissions';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/transaction.ts';
import type {
  DichVuYeuCauChiTietInput,
  DichVuYeuCauInput,
  DichVuYeuCauSuaInput,
  QueryLichSuChiDinhArgs,
} from '../../gql/main.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { orderForSession } from '../examination/orderForSession.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { removeOrders, sendDrafts, updateSlip } from './commands.ts';
import { orderHistory } from './history.ts';
import { orderForVisit } from './orderForVisit.ts';
import { setPaymentState } from './payment.ts';
import { previewOrder } from './previewOrder.ts';
import { slipsOfVisit, slipsWithLines } from './queries.ts';
import { searchServices } from './serviceSearch.ts';

let site: TestSite;
let make: ExamFactory;
const ids = { lab: '', glucose: '', count: '', procedure: '', blood: '' };

beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  make = await examFactory(site);
  ids.lab = await site.id('auth.node', 'XN01');
  ids.glucose = await site.id('main.dm_dich_vu', 'XN-GLU');
  ids.count = await site.id('main.dm_dich_vu', 'XN-CBC');
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select d.id from main.dm_dich_vu d join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
      join main.loai_dich_vu t on t.id = n.loai_dich_vu_id where t.loai = 'ThuThuat' order by d.ma_dich_vu limit 2`,
  );
  ids.procedure = rows[0]?.id ?? '';
  ids.blood = rows[1]?.id ?? '';
});
afterAll(() => site.close());

const set = (column: string, value: unknown, ...services: string[]) =>
  site.database.pool.query(`update main.dm_dich_vu set ${column} = $1 where id = any($2::uuid[])`, [
    value,
    services,
  ]);
const insured = () =>
  make.examined({
    visit: {
      DoiTuong_Id: make.ids.insured,
      SoTheBHYT: `DN4${String(Date.now()).slice(-7)}${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`,
      BHYTNgayHieuLuc: '2020-01-01',
      BHYTNgayHetHieuLuc: '2099-12-31',
    },
  });
const preview = (TiepNhan_Id: string, chiTiets: DichVuYeuCauChiTietInput[]) => {
  make.doctor.loaders.clear();
  return previewOrder(make.doctor, { TiepNhan_Id, NoiYeuCau_Id: make.ids.room, chiTiets });
};
async function order(KhamBenh_Id: string, chiTiets: DichVuYeuCauChiTietInput[]) {
  const made = await orderForSession(make.doctor, {
    requestId: v7(),
    KhamBenh_Id,
    chiTiets,
    xacNhanTrung: true,
  });
  make.doctor.loaders.clear();
  return slipsWithLines(make.doctor, made);
}
const setPaid = (line: string) =>
  inTransaction(make.doctor, (tx) => setPaymentState(tx, [line], { DaThuTien: true }));
const live = async (visit: string) => {
  make.doctor.loaders.clear();
  const slips = await slipsOfVisit(make.doctor, visit);
  const lines = (
    await slipsWithLines(
      make.doctor,
      slips.map((slip) => slip._id),
    )
  ).flatMap((slip) => slip.chiTiets);
  return lines.filter((line) => line.TrangThai !== 'DaHuy' && line.DichVu_Id !== make.ids.exam);
};

describe('a preview of an order', () => {
  it('says what each line will cost whom as the bill then says, and writes nothing', async () => {
    const { id, visit } = await insured();
    const asked = [{ DichVu_Id: ids.glucose }, { DichVu_Id: ids.procedure, SoLuong: '2' }];
    const before = await linesOfVisit(make.doctor, visit);
    const shown = await preview(visit, asked);
    expect(await linesOfVisit(make.doctor, visit)).toEqual(before);
    await order(id, asked);
    const after = await linesOfVisit(make.doctor, visit);
    for (const line of shown.dongs) {
      const charged = after.find((one) => one.DichVu_Id === line.DichVu_Id);
      expect(line).toMatchObject({
        ThanhTien: charged?.ThanhTien,
        BHChiTra: charged?.BHChiTra,
        BenhNhanTT: charged?.BenhNhanTT,
      });
    }
    expect(shown.dongs.some((line) => Number(line.BHChiTra) > 0)).toBe(true);
    const owed = (lines: typeof before) => sum(lines.map((line) => line.BenhNhanTT));
    expect(shown.BenhNhanThem).toBe(dec(owed(after)).minus(owed(before)).toFixed(2));
  });

  it('offers the prices of the payer and the rooms of the facility', async () => {
    const { visit } = await make.examined();
    const [line] = (await preview(visit, [{ DichVu_Id: ids.glucose }])).dongs;
    expect(line?.gias.map((one) => one.LoaiGia_Id)).toContain(line?.LoaiGia_Id);
    expect(line?.phongs.map((one) => one._id)).toContain(ids.lab);
    expect(line?.NoiThucHien_Id).toBe(ids.lab);
  });

  it('warns of what the claim of an insured visit would break, and of nothing where the patient pays', async () => {
    const warnings = async (visit: string) =>
      (await preview(visit, [{ DichVu_Id: ids.count }])).dongs[0]?.canhBaos.map((one) => one.code);
    const [card, own] = [(await insured()).visit, (await make.examined()).visit];
    await set('pham_vi_bhyt', 'NgoaiPhamVi', ids.count);
    expect(await warnings(card)).toEqual(['CLAIM_OUT_OF_SCOPE']);
    expect(await warnings(own)).toEqual([]);
    await set('pham_vi_bhyt', 'TrongPhamVi', ids.count);
    await set('ma_bhyt', null, ids.count);
    await set('ty_le_bhyt', 50, ids.count);
    expect(await warnings(card)).toEqual(['CLAIM_NO_CODE', 'CLAIM_RATE']);
  });

  it('warns of a service that the patient has today and of one that is not used beside another', async () => {
    const { id, visit } = await make.examined();
    await set('khong_dung_cung_ids', [ids.glucose], ids.procedure);
    await order(id, [{ DichVu_Id: ids.glucose }]);
    const { dongs } = await preview(visit, [{ DichVu_Id: ids.glucose }, { DichVu_Id: ids.procedure }]);
    expect(dongs.map((line) => line.canhBaos.map((one) => one.code))).toEqual([
      ['SERVICE_ALREADY_TODAY', 'SERVICE_NOT_TOGETHER'],
      ['SERVICE_NOT_TOGETHER'],
    ]);
    expect(dongs[1]?.canhBaos[0]?.Khac).toMatch(/glucose/i);
    await set('khong_dung_cung_ids', [], ids.procedure);
  });
});

describe('an attached service', () => {
  it('is ordered once with what needs it, goes to the next when that is removed, and goes with the last', async () => {
    await set('dich_vu_kem_theo_ids', [ids.blood], ids.glucose, ids.count);
    const { id, visit } = await make.examined();
    expect((await preview(visit, [{ DichVu_Id: ids.glucose }])).dongs.map((one) => one.KemTheo_Id)).toEqual([
      null,
      ids.glucose,
    ]);
    await order(id, [{ DichVu_Id: ids.glucose }, { DichVu_Id: ids.count }]);
    const named = async () => {
      const lines = await live(visit);
      const serviceOf = (line: string | null) => lines.find((one) => one._id === line)?.DichVu_Id ?? null;
      return lines.map((line) => [line.DichVu_Id, serviceOf(line.KemTheo_Id)]);
    };
    expect(new Map((await named()) as [string, string][])).toEqual(
      new Map([
        [ids.glucose, null],
        [ids.count, null],
        [ids.blood, ids.glucose],
      ]),
    );
    const remove = async (service: string) => {
      const line = (await live(visit)).find((one) => one.DichVu_Id === service);
      await removeOrders(make.doctor, [line?._id ?? '']);
    };
    await remove(ids.glucose);
    expect(new Map((await named()) as [string, string][])).toEqual(
      new Map([
        [ids.count, null],
        [ids.blood, ids.count],
      ]),
    );
    await remove(ids.count);
    expect(await live(visit)).toEqual([]);
    const charged = await linesOfVisit(make.doctor, visit);
    expect(charged.map((line) => line.DichVu_Id)).toEqual([make.ids.exam]);
    await set('dich_vu_kem_theo_ids', [], ids.glucose, ids.count);
  });
});

describe('an order that was sent', () => {
  const change = async (id: string, visit: string, set: Partial<DichVuYeuCauSuaInput>) => {
    const [slip] = await slipsWithLines(make.doctor, [id]);
    await updateSlip(make.doctor, id, { version: slip?.version ?? 0, TiepNhan_Id: visit, ...set });
    make.doctor.loaders.clear();
  };
  const chargeOf = async (visit: string, line: string | undefined) =>
    (await linesOfVisit(make.doctor, visit)).find((one) => one.source_Id === line);

  it('takes another quantity and price type while it is not paid, and the bill follows', async () => {
    const { id, visit } = await make.examined();
    const [slip] = await order(id, [{ DichVu_Id: ids.procedure, SoLuong: '2' }]);
    const line = slip?.chiTiets[0];
    if (!slip || !line) throw new Error('nothing was ordered');
    await change(slip._id, visit, { chiTiets: [{ _id: line._id, SoLuong: '5' }] });
    expect(Number((await chargeOf(visit, line._id))?.ThanhTien)).toBe(5 * Number(line.DonGia));
    const other = await site.id('main.loai_gia', 'DV');
    const types = (change: string) =>
      site.database.pool.query(
        `update main.dm_doi_tuong set loai_gia_ids = ${change}(loai_gia_ids, $1::uuid) where id = $2`,
        [other, make.ids.payer],
      );
    await types('array_append');
    await change(slip._id, visit, { chiTiets: [{ _id: line._id, LoaiGia_Id: other }] });
    expect((await chargeOf(visit, line._id))?.LoaiGia_Id).toBe(other);
    await types('array_remove');
    const odd = [{ _id: line._id, SoLuong: '0' }];
    await expect(change(slip._id, visit, { chiTiets: odd })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await setPaid(line._id);
    const more = [{ _id: line._id, SoLuong: '6' }];
    await expect(change(slip._id, visit, { chiTiets: more })).rejects.toMatchObject({
      code: 'ORDER_LINE_PAID',
    });
  });

  it('takes a new number where it becomes urgent', async () => {
    const { id, visit } = await make.examined();
    const [slip] = await order(id, [{ DichVu_Id: ids.glucose }]);
    const tickets = async () =>
      (
        await site.database.pool.query(
          `select v.trang_thai from main.hang_doi_ve v where v.source_id = $1 order by v.ngay_tao`,
          [slip?._id],
        )
      ).rows;
    const before = await tickets();
    await change(slip?._id ?? '', visit, { LaKhanCap: true });
    expect((await tickets()).length).toBe(before.length * 2);
  });

  it('is refused for another reception', async () => {
    const [one, other] = [await make.examined(), await make.examined()];
    const [slip] = await order(one.id, [{ DichVu_Id: ids.glucose }]);
    await expect(change(slip?._id ?? '', other.visit, { LaKhanCap: true })).rejects.toMatchObject({
      code: 'OTHER_RECEPTION',
    });
  });
});

describe('drafts that are sent', () => {
  it('have their time after the reception and not in the future', async () => {
    const { id } = await make.examined();
    const [draft = ''] = await orderForSession(make.doctor, {
      requestId: v7(),
      KhamBenh_Id: id,
      TrangThai: 'Nhap',
      chiTiets: [{ DichVu_Id: ids.glucose }],
    });
    const send = (minutes: number) =>
      sendDrafts(make.doctor, [draft], new Date(Date.now() + minutes * 60_000));
    const issue = (code: string) => ({ details: { issues: [{ path: 'NgayYeuCau', code }] } });
    await expect(send(-600)).rejects.toMatchObject(issue('BEFORE_RECEPTION'));
    await expect(send(10)).rejects.toMatchObject(issue('IN_THE_FUTURE'));
    expect(await send(0)).toEqual([draft]);
  });
});

describe('an order at a desk', () => {
  const desk = () => withPermission(make.desk, 'CHI_DINH_TAI_QUAY');
  const outside = {
    TenBacSiNgoai: 'BS. Nguyễn An',
    NoiChiDinhNgoai: 'Bệnh viện huyện',
    ChanDoan: 'Ho kéo dài',
  };
  const ask = (who: Ctx, TiepNhan_Id: string, set: Omit<Partial<DichVuYeuCauInput>, 'TiepNhan_Id'>) =>
    orderForVisit(who, { requestId: v7(), TiepNhan_Id, chiTiets: [{ DichVu_Id: ids.glucose }], ...set });

  it('follows the paper of a doctor elsewhere, and is billed and queued for the cashier', async () => {
    const { visit } = await make.arrived();
    const [slip = ''] = await ask(desk(), visit, outside);
    make.desk.loaders.clear();
    expect((await slipsWithLines(make.desk, [slip]))[0]).toMatchObject({
      ...outside,
      KhamBenh_Id: null,
      BacSiChiDinh_Id: null,
      NoiYeuCau_Id: make.desk.nodeId,
      TrangThai: 'SanSang',
    });
    const charged = await linesOfVisit(make.desk, visit);
    expect(charged.map((line) => line.DichVu_Id)).toContain(ids.glucose);
  });

  it('names the doctor and the diagnosis', async () => {
    const { visit } = await make.arrived();
    const issues = (...paths: string[]) => ({
      details: { issues: paths.map((path) => ({ path, code: 'REQUIRED' })) },
    });
    await expect(ask(desk(), visit, {})).rejects.toMatchObject(issues('BacSiChiDinh_Id', 'ChanDoan'));
    const { TenBacSiNgoai } = outside;
    await expect(ask(desk(), visit, { TenBacSiNgoai })).rejects.toMatchObject(
      issues('NoiChiDinhNgoai', 'ChanDoan'),
    );
  });

  it('needs its right at the desk', async () => {
    const { visit } = await make.arrived();
    const without = { ...make.desk, permissions: new Set<Permission>(['TIEP_NHAN']) };
    await expect(ask(without, visit, outside)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const elsewhere = await site.id('auth.node', 'XN01');
    await expect(ask(desk(), visit, { ...outside, NoiYeuCau_Id: elsewhere })).rejects.toMatchObject({
      code: 'NODE_NOT_GRANTED',
    });
  });
});

describe('a package', () => {
  const makePackage = async (of: { GiaGoi?: string; NgayKetThuc?: string }) => {
    const quantities: ReadonlyArray<[string, number]> = [
      [ids.glucose, 2],
      [ids.procedure, 3],
    ];
    const parts = quantities.map(([DichVu_Id, SoLuong]) => ({ DichVu_Id, SoLuong: String(SoLuong) }));
    const { rows } = await site.database.pool.query<{ id: string }>(
      `insert into main.goi_dich_vu (id, ma_goi_dich_vu, ten_goi_dich_vu, gia_goi, ngay_ket_thuc, chi_tiets, search_key)
        values (gen_random_uuid(), $1, 'Gói thử', $2, $3, $4, ' goi thu') returning id`,
      [`G${v7().slice(-8)}`, of.GiaGoi ?? null, of.NgayKetThuc ?? null, JSON.stringify(parts)],
    );
    return rows[0]?.id ?? '';
  };

  it('is ordered by its parts at its price, which the fund pays nothing of', async () => {
    const { id, visit } = await insured();
    const goi = await makePackage({ GiaGoi: '100000' });
    const shown = await preview(visit, [{ DichVu_Id: goi }]);
    expect(shown.dongs.every((line) => line.KemTheo_Id === goi && line.BHChiTra === '0.00')).toBe(true);
    await order(id, [{ DichVu_Id: goi }]);
    const lines = await live(visit);
    expect(lines.filter((line) => line.DichVu_Id === ids.glucose).map((line) => line.SoLuong)).toEqual([
      '1.000',
      '1.000',
    ]);
    expect(lines.every((line) => line.Goi_Id === goi && line.LanGoi_Id === lines[0]?.LanGoi_Id)).toBe(true);
    const charged = (await linesOfVisit(make.doctor, visit)).filter(
      (line) => line.DichVu_Id !== make.ids.exam,
    );
    expect(sum(charged.map((line) => line.ThanhTien)).toFixed(2)).toBe('100000.00');
    expect(charged.every((line) => !line.LaBHYT)).toBe(true);
  });

  it('is removed as a whole, and not once a part of it is paid', async () => {
    const { id, visit } = await make.examined();
    const goi = await makePackage({ GiaGoi: '100000' });
    await order(id, [{ DichVu_Id: goi }, { DichVu_Id: ids.count }]);
    const [first] = (await live(visit)).filter((line) => line.Goi_Id === goi);
    await removeOrders(make.doctor, [first?._id ?? '']);
    expect((await live(visit)).map((line) => line.DichVu_Id)).toEqual([ids.count]);

    await order(id, [{ DichVu_Id: goi }]);
    const [part, other] = (await live(visit)).filter((line) => line.Goi_Id === goi);
    await setPaid(part?._id ?? '');
    await expect(removeOrders(make.doctor, [other?._id ?? ''])).rejects.toMatchObject({
      code: 'SERVICE_PAID',
    });
    const [slip] = await slipsWithLines(make.doctor, [other?.DichVuYeuCau_Id ?? '']);
    const change = { version: slip?.version ?? 0, TiepNhan_Id: visit };
    await expect(
      updateSlip(make.doctor, slip?._id ?? '', {
        ...change,
        chiTiets: [{ _id: other?._id ?? '', SoLuong: '9' }],
      }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^ORDER_LINE_/) });
  });

  it('is not sold after its last day, and only once in a line', async () => {
    const { id } = await make.examined();
    const issue = (path: string, code: string) => ({
      details: { issues: [{ path: `chiTiets.0.${path}`, code }] },
    });
    const past = await makePackage({ NgayKetThuc: '2020-01-01' });
    await expect(order(id, [{ DichVu_Id: past }])).rejects.toMatchObject(issue('DichVu_Id', 'NOT_IN_LIST'));
    const goi = await makePackage({ GiaGoi: '100000' });
    await expect(order(id, [{ DichVu_Id: goi, SoLuong: '2' }])).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('is a service whose attached services are sold at its price', async () => {
    const { id, visit } = await make.examined();
    await set('dich_vu_kem_theo_ids', [ids.count, ids.glucose], ids.blood);
    await set('la_goi_dich_vu', true, ids.blood);
    const [own] = await searchServices(make.doctor, {
      text: await codeOf(ids.blood),
      TiepNhan_Id: visit,
      NoiYeuCau_Id: make.ids.room,
      limit: 1,
    });
    expect(own?.LaGoi).toBe(true);
    await order(id, [{ DichVu_Id: ids.blood }]);
    const lines = await live(visit);
    expect(lines.map((line) => line.DichVu_Id).sort()).toEqual([ids.count, ids.glucose].sort());
    expect(sum(lines.map((line) => line.DonGia)).toFixed(2)).toBe(own?.DonGia);
    await set('la_goi_dich_vu', false, ids.blood);
    await set('dich_vu_kem_theo_ids', [], ids.blood);
  });

  const codeOf = async (id: string) =>
    String(
      (await site.database.pool.query('select ma_dich_vu as ma from main.dm_dich_vu where id = $1', [id]))
        .rows[0]?.ma,
    );
});

describe('the history of orders', () => {
  const history = (TiepNhan_Id: string, set: Partial<QueryLichSuChiDinhArgs> = {}) => {
    make.doctor.loaders.clear();
    return orderHistory(make.doctor, { TiepNhan_Id, NoiYeuCau_Id: make.ids.room, ...set });
  };

  it('names what the patient was ordered, by words and kind, with the service as it is offered', async () => {
    const { id, visit } = await make.examined();
    await order(id, [{ DichVu_Id: ids.glucose }, { DichVu_Id: ids.procedure, SoLuong: '2' }]);
    const found = async (filter?: Partial<QueryLichSuChiDinhArgs>) =>
      (await history(visit, filter)).map((line) => [line.DichVu_Id, line.SoLuong, line.dichVu?._id]);
    const glucose = [ids.glucose, '1.000', ids.glucose];
    expect(new Set(await found())).toEqual(new Set([glucose, [ids.procedure, '2.000', ids.procedure]]));
    expect(await found({ keyWord: 'glucose' })).toEqual([glucose]);
    expect(await found({ Loai: 'XetNghiem' })).toEqual([glucose]);
    expect(await found({ coKetQua: true })).toEqual([]);
    await set('tam_ngung', true, ids.glucose);
    expect((await history(visit, { Loai: 'XetNghiem' }))[0]?.dichVu).toBeNull();
    await set('tam_ngung', false, ids.glucose);
  });

  it('asks the database as often for many lines as for one', async () => {
    const { id, visit } = await make.examined();
    await order(id, [{ DichVu_Id: ids.glucose }]);
    const one = await site.countQueries(() => history(visit));
    await order(id, [{ DichVu_Id: ids.glucose }, { DichVu_Id: ids.count }, { DichVu_Id: ids.procedure }]);
    expect(await site.countQueries(() => history(visit))).toBe(one);
  });
});

import { dec, sum } from '@sen/domain/money/decimal';
import type { Permission } from '@sen/domain/permissions/permissions';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import type { Ctx } from '../../engine/context.ts';
import type { DichVuYeuCauInput, DichVuYeuCauSuaInput, QueryLichSuChiDinhArgs } from '../../gql/main.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { orderForSession } from '../examination/orderForSession.ts';
import { removeOrders, sendDrafts, updateSlip } from './commands.ts';
import { orderHistory } from './history.ts';
import { orderForVisit } from './orderForVisit.ts';
import { slipsWithLines } from './queries.ts';
import { type OrderFactory, orderFactory } from './testOrders.ts';

let site: TestSite;
let of: OrderFactory;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  of = await orderFactory(site);
});
afterAll(() => site.close());

describe('a preview of an order', () => {
  it('says what each line will cost whom as the bill then says, and writes nothing', async () => {
    const { id, visit } = await of.insured();
    const asked = [{ DichVu_Id: of.ids.glucose }, { DichVu_Id: of.ids.procedure, SoLuong: '2' }];
    const before = await linesOfVisit(of.make.doctor, visit);
    const shown = await of.preview(visit, asked);
    expect(await linesOfVisit(of.make.doctor, visit)).toEqual(before);
    await of.order(id, asked);
    const after = await linesOfVisit(of.make.doctor, visit);
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
    const { visit } = await of.make.examined();
    const [line] = (await of.preview(visit, [{ DichVu_Id: of.ids.glucose }])).dongs;
    expect(line?.gias.map((one) => one.LoaiGia_Id)).toContain(line?.LoaiGia_Id);
    expect(line?.phongs.map((one) => one._id)).toContain(of.ids.lab);
    expect(line?.NoiThucHien_Id).toBe(of.ids.lab);
  });

  it('says which supply of its quota a service lacks in the stores of the facility, and how much lies there', async () => {
    const { visit } = await of.make.examined();
    const warnings = async (SoLuong: string) =>
      (await of.preview(visit, [{ DichVu_Id: of.ids.procedure, SoLuong }])).dongs[0]?.canhBaos.filter((one) =>
        one.code.startsWith('SUPPLY'),
      );
    expect(await warnings('1')).toEqual([]);
    const supply = await site.id('pharmacy.duoc', 'T001');
    await site.database.pool.query(
      `insert into main.dinh_muc_dich_vu (id, ma_dinh_muc, ten_dinh_muc, dich_vu_id, chi_tiets) values (uuidv7(), 'DM-THU', 'Thử', $1, $2)`,
      [of.ids.procedure, JSON.stringify([{ Duoc_Id: supply, SoLuong: '1', MucCanhBao: '0' }])],
    );
    const [free] = (await warnings('99999')) ?? [];
    expect(free).toMatchObject({ code: 'SUPPLY_SHORT', Khac: 'Paracetamol Sen 500 mg' });
    expect(Number(free?.ton)).toBeGreaterThan(1);
    expect(await warnings(String(Number(free?.ton)))).toMatchObject([{ code: 'SUPPLY_LOW' }]);
    expect(await warnings(String(Number(free?.ton) - 1))).toEqual([]);
  });

  it('warns of what the claim of an insured visit would break, and of nothing where the patient pays', async () => {
    const warnings = async (visit: string) =>
      (await of.preview(visit, [{ DichVu_Id: of.ids.count }])).dongs[0]?.canhBaos.map((one) => one.code);
    const [card, own] = [(await of.insured()).visit, (await of.make.examined()).visit];
    await of.set('pham_vi_bhyt', 'NgoaiPhamVi', of.ids.count);
    expect(await warnings(card)).toEqual(['CLAIM_OUT_OF_SCOPE']);
    expect(await warnings(own)).toEqual([]);
    await of.set('pham_vi_bhyt', 'TrongPhamVi', of.ids.count);
    await of.set('ma_bhyt', null, of.ids.count);
    await of.set('ty_le_bhyt', 50, of.ids.count);
    expect(await warnings(card)).toEqual(['CLAIM_NO_CODE', 'CLAIM_RATE']);
  });

  it('warns of a service that gives what an allergy speaks against, by its name and by the drugs of its quota', async () => {
    const iohexol = v7();
    await site.database.pool.query(
      `insert into pharmacy.hoat_chat (id, ma_hoat_chat, ten_hoat_chat) values ($1, 'IOHEXOL-THU', 'Iohexol')`,
      [iohexol],
    );
    const tomography = await site.id('main.dm_dich_vu', 'HA-CTNGUC');
    const chest = await site.id('main.dm_dich_vu', 'HA-XQNGUC');
    const ibuprofen = await site.id('pharmacy.duoc', 'T008');
    const person = { DiUngHoatChat_Ids: [iohexol], TienSuDiUng: 'diclofenac' };
    const { id, visit } = await of.make.examined({ person });
    const told = async (DichVu_Id: string) =>
      (await of.preview(visit, [{ DichVu_Id }])).dongs[0]?.canhBaos
        .filter((one) => one.code === 'SERVICE_ALLERGY')
        .map((one) => one.Khac);
    expect(await told(tomography)).toEqual([]); // "không tiêm thuốc cản quang"
    await of.set('ten_dich_vu', 'Chụp CLVT lồng ngực có tiêm thuốc cản quang', tomography);
    await site.database.pool.query(
      `insert into main.dinh_muc_dich_vu (id, ma_dinh_muc, ten_dinh_muc, dich_vu_id, chi_tiets) values ($1, 'DM-DIUNG', 'Thử', $2, $3)`,
      [v7(), chest, JSON.stringify([{ Duoc_Id: ibuprofen, SoLuong: '1' }])],
    );
    expect(await told(tomography)).toEqual(['Thuốc cản quang chứa iod (Iohexol)']);
    expect((await told(chest))?.[0]).toContain('NSAID');
    const ask = (more: Pick<DichVuYeuCauInput, 'xacNhanTrung' | 'LyDoVuotChongChiDinh'>) =>
      orderForSession(of.make.doctor, {
        requestId: v7(),
        KhamBenh_Id: id,
        chiTiets: [{ DichVu_Id: tomography }],
        ...more,
      });
    await expect(ask({})).rejects.toMatchObject({
      code: 'NEEDS_CONFIRMATION',
      details: { warnings: [{ code: 'SERVICE_ALLERGY', DichVu_Id: tomography }] },
    });
    await expect(ask({ xacNhanTrung: true })).rejects.toMatchObject({
      details: { issues: [{ path: 'LyDoVuotChongChiDinh', code: 'REASON_NEEDED' }] },
    });
    await ask({ xacNhanTrung: true, LyDoVuotChongChiDinh: 'Đã dự phòng corticoid' });
    // whoever is allergic to nothing is asked nothing
    const other = await of.make.examined();
    const free = await of.preview(other.visit, [{ DichVu_Id: tomography }]);
    expect(free.dongs[0]?.canhBaos.map((one) => one.code)).not.toContain('SERVICE_ALLERGY');
    await of.set('ten_dich_vu', 'Chụp CLVT lồng ngực không tiêm thuốc cản quang', tomography);
    await site.database.pool.query(`delete from main.dinh_muc_dich_vu where ma_dinh_muc = 'DM-DIUNG'`);
  });

  it('warns of a service that the patient has today and of one that is not used beside another', async () => {
    const { id, visit } = await of.make.examined();
    await of.set('khong_dung_cung_ids', [of.ids.glucose], of.ids.procedure);
    await of.order(id, [{ DichVu_Id: of.ids.glucose }]);
    const { dongs } = await of.preview(visit, [
      { DichVu_Id: of.ids.glucose },
      { DichVu_Id: of.ids.procedure },
    ]);
    expect(dongs.map((line) => line.canhBaos.map((one) => one.code))).toEqual([
      ['SERVICE_ALREADY_TODAY', 'SERVICE_NOT_TOGETHER'],
      ['SERVICE_NOT_TOGETHER'],
    ]);
    expect(dongs[1]?.canhBaos[0]?.Khac).toMatch(/glucose/i);
    await of.set('khong_dung_cung_ids', [], of.ids.procedure);
  });
});

describe('an attached service', () => {
  it('is ordered once with what needs it, goes to the next when that is removed, and goes with the last', async () => {
    await of.set('dich_vu_kem_theo_ids', [of.ids.blood], of.ids.glucose, of.ids.count);
    const { id, visit } = await of.make.examined();
    expect(
      (await of.preview(visit, [{ DichVu_Id: of.ids.glucose }])).dongs.map((one) => one.KemTheo_Id),
    ).toEqual([null, of.ids.glucose]);
    await of.order(id, [{ DichVu_Id: of.ids.glucose }, { DichVu_Id: of.ids.count }]);
    const named = async () => {
      const lines = await of.live(visit);
      const serviceOf = (line: string | null) => lines.find((one) => one._id === line)?.DichVu_Id ?? null;
      return lines.map((line) => [line.DichVu_Id, serviceOf(line.KemTheo_Id)]);
    };
    expect(new Map((await named()) as [string, string][])).toEqual(
      new Map([
        [of.ids.glucose, null],
        [of.ids.count, null],
        [of.ids.blood, of.ids.glucose],
      ]),
    );
    const remove = async (service: string) => {
      const line = (await of.live(visit)).find((one) => one.DichVu_Id === service);
      await removeOrders(of.make.doctor, [line?._id ?? '']);
    };
    await remove(of.ids.glucose);
    expect(new Map((await named()) as [string, string][])).toEqual(
      new Map([
        [of.ids.count, null],
        [of.ids.blood, of.ids.count],
      ]),
    );
    await remove(of.ids.count);
    expect(await of.live(visit)).toEqual([]);
    const charged = await linesOfVisit(of.make.doctor, visit);
    expect(charged.map((line) => line.DichVu_Id)).toEqual([of.make.ids.exam]);
    await of.set('dich_vu_kem_theo_ids', [], of.ids.glucose, of.ids.count);
  });
});

describe('an order that was sent', () => {
  const change = async (id: string, visit: string, set: Partial<DichVuYeuCauSuaInput>) => {
    const [slip] = await slipsWithLines(of.make.doctor, [id]);
    await updateSlip(of.make.doctor, id, { version: slip?.version ?? 0, TiepNhan_Id: visit, ...set });
    of.make.doctor.loaders.clear();
  };
  const chargeOf = async (visit: string, line: string | undefined) =>
    (await linesOfVisit(of.make.doctor, visit)).find((one) => one.source_Id === line);

  it('takes another quantity and price type while it is not paid, and the bill follows', async () => {
    const { id, visit } = await of.make.examined();
    const [slip] = await of.order(id, [{ DichVu_Id: of.ids.procedure, SoLuong: '2' }]);
    const line = slip?.chiTiets[0];
    if (!slip || !line) throw new Error('nothing was ordered');
    await change(slip._id, visit, { chiTiets: [{ _id: line._id, SoLuong: '5' }] });
    expect(Number((await chargeOf(visit, line._id))?.ThanhTien)).toBe(5 * Number(line.DonGia));
    const other = await site.id('main.loai_gia', 'DV');
    const types = (change: string) =>
      site.database.pool.query(
        `update main.dm_doi_tuong set loai_gia_ids = ${change}(loai_gia_ids, $1::uuid) where id = $2`,
        [other, of.make.ids.payer],
      );
    await types('array_append');
    await change(slip._id, visit, { chiTiets: [{ _id: line._id, LoaiGia_Id: other }] });
    expect((await chargeOf(visit, line._id))?.LoaiGia_Id).toBe(other);
    await types('array_remove');
    const odd = [{ _id: line._id, SoLuong: '0' }];
    await expect(change(slip._id, visit, { chiTiets: odd })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await of.setPaid(line._id);
    const more = [{ _id: line._id, SoLuong: '6' }];
    await expect(change(slip._id, visit, { chiTiets: more })).rejects.toMatchObject({
      code: 'ORDER_LINE_PAID',
    });
  });

  it('takes a new number where it becomes urgent', async () => {
    const { id, visit } = await of.make.examined();
    const [slip] = await of.order(id, [{ DichVu_Id: of.ids.glucose }]);
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
    const [one, other] = [await of.make.examined(), await of.make.examined()];
    const [slip] = await of.order(one.id, [{ DichVu_Id: of.ids.glucose }]);
    await expect(change(slip?._id ?? '', other.visit, { LaKhanCap: true })).rejects.toMatchObject({
      code: 'OTHER_RECEPTION',
    });
  });
});

describe('drafts that are sent', () => {
  it('have their time after the reception and not in the future', async () => {
    const { id } = await of.make.examined();
    const [draft = ''] = await orderForSession(of.make.doctor, {
      requestId: v7(),
      KhamBenh_Id: id,
      TrangThai: 'Nhap',
      chiTiets: [{ DichVu_Id: of.ids.glucose }],
    });
    const send = (minutes: number) =>
      sendDrafts(of.make.doctor, [draft], new Date(Date.now() + minutes * 60_000));
    const issue = (code: string) => ({ details: { issues: [{ path: 'NgayYeuCau', code }] } });
    await expect(send(-600)).rejects.toMatchObject(issue('BEFORE_RECEPTION'));
    await expect(send(10)).rejects.toMatchObject(issue('IN_THE_FUTURE'));
    expect(await send(0)).toEqual([draft]);
  });

  it('are asked about where their price is another by now, and against an allergy that is known since', async () => {
    const tomography = await site.id('main.dm_dich_vu', 'HA-CTNGUC');
    const { id, visit } = await of.make.examined();
    await of.set('ten_dich_vu', 'Chụp CLVT lồng ngực có tiêm thuốc cản quang', tomography);
    const [draft = ''] = await orderForSession(of.make.doctor, {
      requestId: v7(),
      KhamBenh_Id: id,
      TrangThai: 'Nhap',
      chiTiets: [{ DichVu_Id: tomography }],
    });
    await site.database.pool.query(
      `update main.dich_vu_yeu_cau_chi_tiet set don_gia = don_gia + 1000 where dich_vu_yeu_cau_id = $1`,
      [draft],
    );
    await site.database.pool.query(
      `update main.benh_nhan set tien_su_di_ung = 'Dị ứng thuốc cản quang'
       where id = (select benh_nhan_id from main.tiep_nhan where id = $1)`,
      [visit],
    );
    const send = (confirmed = {}) =>
      sendDrafts({ ...of.make.doctor, loaders: new Map() }, [draft], new Date(), confirmed);
    const refusal = await send().catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'NEEDS_CONFIRMATION' });
    const { details } = refusal as { details: { warnings: Array<{ code: string }> } }; // as it was just compared
    expect(details.warnings.map(({ code }) => code).sort()).toEqual([
      'SERVICE_ALLERGY',
      'SERVICE_PRICE_CHANGED',
    ]);
    await expect(send({ xacNhan: true })).rejects.toMatchObject({
      details: { issues: [{ path: 'LyDoVuotChongChiDinh', code: 'REASON_NEEDED' }] },
    });
    expect(await send({ xacNhan: true, LyDoVuotChongChiDinh: 'Đã dự phòng corticoid' })).toEqual([draft]);
    const { rows } = await site.database.pool.query(
      `select 1 from main.audit where entity = 'DichVuYeuCau' and entity_id = $1 and after ->> 'LyDoVuotChongChiDinh' = 'Đã dự phòng corticoid'`,
      [draft],
    );
    expect(rows).toHaveLength(1);
    await of.set('ten_dich_vu', 'Chụp CLVT lồng ngực không tiêm thuốc cản quang', tomography);
  });
});

describe('an order at a desk', () => {
  const desk = () => withPermission(of.make.desk, 'CHI_DINH_TAI_QUAY');
  const outside = {
    TenBacSiNgoai: 'BS. Nguyễn An',
    NoiChiDinhNgoai: 'Bệnh viện huyện',
    ChanDoan: 'Ho kéo dài',
  };
  const ask = (who: Ctx, TiepNhan_Id: string, set: Omit<Partial<DichVuYeuCauInput>, 'TiepNhan_Id'>) =>
    orderForVisit(who, { requestId: v7(), TiepNhan_Id, chiTiets: [{ DichVu_Id: of.ids.glucose }], ...set });

  it('follows the paper of a doctor elsewhere, and is billed and queued for the cashier', async () => {
    const { visit } = await of.make.arrived();
    const [slip = ''] = await ask(desk(), visit, outside);
    of.make.desk.loaders.clear();
    expect((await slipsWithLines(of.make.desk, [slip]))[0]).toMatchObject({
      ...outside,
      KhamBenh_Id: null,
      BacSiChiDinh_Id: null,
      NoiYeuCau_Id: of.make.desk.nodeId,
      TrangThai: 'SanSang',
    });
    const charged = await linesOfVisit(of.make.desk, visit);
    expect(charged.map((line) => line.DichVu_Id)).toContain(of.ids.glucose);
  });

  it('names the doctor and the diagnosis', async () => {
    const { visit } = await of.make.arrived();
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
    const { visit } = await of.make.arrived();
    const without = { ...of.make.desk, permissions: new Set<Permission>(['TIEP_NHAN']) };
    await expect(ask(without, visit, outside)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const elsewhere = await site.id('auth.node', 'XN01');
    await expect(ask(desk(), visit, { ...outside, NoiYeuCau_Id: elsewhere })).rejects.toMatchObject({
      code: 'NODE_NOT_GRANTED',
    });
  });
});

describe('the history of orders', () => {
  const history = (TiepNhan_Id: string, set: Partial<QueryLichSuChiDinhArgs> = {}) => {
    of.make.doctor.loaders.clear();
    return orderHistory(of.make.doctor, { TiepNhan_Id, NoiYeuCau_Id: of.make.ids.room, ...set });
  };

  it('names what the patient was ordered, by words and kind, with the service as it is offered', async () => {
    const { id, visit } = await of.make.examined();
    await of.order(id, [{ DichVu_Id: of.ids.glucose }, { DichVu_Id: of.ids.procedure, SoLuong: '2' }]);
    const found = async (filter?: Partial<QueryLichSuChiDinhArgs>) =>
      (await history(visit, filter)).map((line) => [line.DichVu_Id, line.SoLuong, line.dichVu?._id]);
    const glucose = [of.ids.glucose, '1.000', of.ids.glucose];
    expect(new Set(await found())).toEqual(new Set([glucose, [of.ids.procedure, '2.000', of.ids.procedure]]));
    expect(await found({ keyWord: 'glucose' })).toEqual([glucose]);
    expect(await found({ Loai: 'XetNghiem' })).toEqual([glucose]);
    expect(await found({ coKetQua: true })).toEqual([]);
    await of.set('tam_ngung', true, of.ids.glucose);
    expect((await history(visit, { Loai: 'XetNghiem' }))[0]?.dichVu).toBeNull();
    await of.set('tam_ngung', false, of.ids.glucose);
  });

  it('asks the database as often for many lines as for one', async () => {
    const { id, visit } = await of.make.examined();
    await of.order(id, [{ DichVu_Id: of.ids.glucose }]);
    const one = await site.countQueries(() => history(visit));
    await of.order(id, [
      { DichVu_Id: of.ids.glucose },
      { DichVu_Id: of.ids.count },
      { DichVu_Id: of.ids.procedure },
    ]);
    expect(await site.countQueries(() => history(visit))).toBe(one);
  });
});

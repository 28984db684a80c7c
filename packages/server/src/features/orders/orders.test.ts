import type { SlipKind } from '@sen/domain/orders/orderKinds';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import type { Ctx } from '../../engine/context.ts';
import type { DichVuYeuCauChiTietInput } from '../../gql/main.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { orderForSession } from '../examination/orderForSession.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { labList } from '../lab/workList.ts';
import { moveSlips, sendDrafts, updateSlip } from './commands.ts';
import { performingRooms } from './performingRooms.ts';
import { linesOfSlip, slipsWithLines } from './queries.ts';
import { workInRooms } from './roomsWork.ts';

let site: TestSite;
let make: ExamFactory;
const ids = { lab: '', glucose: '', count: '', procedure: '' };

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  ids.lab = await site.id('auth.node', 'XN01');
  ids.glucose = await site.id('main.dm_dich_vu', 'XN-GLU');
  ids.count = await site.id('main.dm_dich_vu', 'XN-CBC');
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select d.id from main.dm_dich_vu d join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
      join main.loai_dich_vu t on t.id = n.loai_dich_vu_id where t.loai = 'ThuThuat' order by d.ma_dich_vu limit 1`,
  );
  ids.procedure = rows[0]?.id ?? '';
});
afterAll(() => site.close());

async function order(chiTiets: DichVuYeuCauChiTietInput[], KhamBenh_Id?: string) {
  const id = KhamBenh_Id ?? (await make.examined()).id;
  const made = await orderForSession(make.doctor, { requestId: v7(), KhamBenh_Id: id, chiTiets });
  make.doctor.loaders.clear();
  return slipsWithLines(make.doctor, made);
}

/** The issues of a refusal. */
const issuesOf = (act: Promise<unknown>) =>
  act.then(
    () => [],
    (error: { details?: { issues?: Array<{ path: string; code: string }> } }) =>
      (error.details?.issues ?? []).map(({ path, code }) => ({ path, code })),
  );

describe('an urgent order', () => {
  it('has a slip of its own, which stands first in the list of the laboratory with its sign', async () => {
    const usual = await order([{ DichVu_Id: ids.glucose }]);
    const slips = await order([{ DichVu_Id: ids.glucose }, { DichVu_Id: ids.count, LaKhanCap: true }]);
    const urgent = slips.filter((slip) => slip.LaKhanCap);
    expect(slips).toHaveLength(2);
    expect(urgent.map((slip) => slip.chiTiets.map((line) => line.DichVu_Id))).toEqual([[ids.count]]);
    const lab = await site.ctx('ktvxn', { node: 'XN01' });
    const { dongs } = await labList(lab, { idRoom: ids.lab, tab: 'ChoLayMau' });
    expect(dongs[0]).toMatchObject({ DichVuYeuCau_Id: urgent[0]?._id, isEmergency: true });
    const rest = [...usual, ...slips].map((slip) => slip._id).filter((id) => id !== urgent[0]?._id);
    for (const id of rest)
      expect(dongs.find((one) => one.DichVuYeuCau_Id === id)).toMatchObject({ isEmergency: false });
  });
});

describe('the quantity of an order', () => {
  it('is charged as ordered', async () => {
    const { id, visit } = await make.examined();
    const [slip] = await order([{ DichVu_Id: ids.procedure, SoLuong: '3' }], id);
    expect(slip?.chiTiets.map((line) => line.SoLuong)).toEqual(['3.000']);
    const charged = (await linesOfVisit(make.doctor, visit)).find((line) => line.DichVu_Id === ids.procedure);
    expect(Number(charged?.ThanhTien)).toBe(3 * Number(charged?.DonGia));
  });

  it('is one for a test, and never nothing', async () => {
    const asked = [
      { DichVu_Id: ids.glucose, SoLuong: '2' },
      { DichVu_Id: ids.procedure, SoLuong: '0' },
    ];
    expect(await issuesOf(order(asked))).toEqual([
      { path: 'chiTiets.0.SoLuong', code: 'ONE_EACH' },
      { path: 'chiTiets.1.SoLuong', code: 'TOO_SMALL' },
    ]);
  });
});

describe('the time of an order', () => {
  it('is the one that was given, between the reception and now', async () => {
    const { id } = await make.examined();
    const NgayYeuCau = new Date();
    const [slip] = await order([{ DichVu_Id: ids.glucose, NgayYeuCau }], id);
    expect(slip?.NgayYeuCau).toEqual(NgayYeuCau);
    const at = (minutes: number) => [
      { DichVu_Id: ids.count, NgayYeuCau: new Date(Date.now() + minutes * 60_000) },
    ];
    expect(await issuesOf(order(at(-60), id))).toEqual([
      { path: 'chiTiets.0.NgayYeuCau', code: 'BEFORE_RECEPTION' },
    ]);
    expect(await issuesOf(order(at(5), id))).toEqual([
      { path: 'chiTiets.0.NgayYeuCau', code: 'IN_THE_FUTURE' },
    ]);
  });
});

describe('the place of an order', () => {
  const place = (NoiThucHien_Id: string) => [{ DichVu_Id: ids.glucose, NoiThucHien_Id }];
  const refused = [{ path: 'chiTiets.0.NoiThucHien_Id', code: 'SERVICE_NOT_HERE' }];

  it('is a room that performs the service', async () => {
    expect((await order(place(ids.lab)))[0]?.NoiThucHien_Id).toBe(ids.lab);
    expect(await issuesOf(order(place(make.ids.room)))).toEqual(refused);
  });

  it('is never a store, whatever the service names', async () => {
    const store = await site.id('auth.node', 'KHOLE');
    const { rows } = await site.database.pool.query<{ id: string }>(
      `update main.dm_dich_vu set phong_thuc_hien_ids = array_prepend($1::uuid, phong_thuc_hien_ids) where id = $2 returning id`,
      [store, ids.count],
    );
    expect(rows).toHaveLength(1);
    const asked = (NoiThucHien_Id?: string) =>
      order([{ DichVu_Id: ids.count, NoiThucHien_Id: NoiThucHien_Id ?? null }]);
    expect(await issuesOf(asked(store))).toEqual(refused);
    expect((await asked())[0]?.NoiThucHien_Id).toBe(ids.lab);
  });

  it('is changed only to one that performs every service of the slip', async () => {
    const { id, visit } = await make.examined();
    const [slip] = await order([{ DichVu_Id: ids.glucose }], id);
    const change = (NoiThucHien_Id: string) =>
      updateSlip(make.doctor, slip?._id ?? '', {
        version: slip?.version ?? 0,
        TiepNhan_Id: visit,
        NoiThucHien_Id,
      });
    expect(await issuesOf(change(make.ids.room))).toEqual([
      { path: 'NoiThucHien_Id', code: 'SERVICE_NOT_HERE' },
    ]);
    expect(await change(ids.lab)).toBe(slip?._id);
  });
});

describe('the work of one’s rooms', () => {
  it('is counted as their own lists count it, the room with most first, of the kinds that one performs', async () => {
    await order([{ DichVu_Id: ids.glucose }]);
    await order([{ DichVu_Id: ids.count }]);
    const other = await site.ctx('ktvxn', { node: 'XN02' });
    const work = await workInRooms(other, ['XetNghiem']);
    const here = await labList(other, { idRoom: ids.lab, tab: 'ChoLayMau' });
    expect(here.ChoLayMau).toBeGreaterThan(1);
    expect(work.find((room) => room._id === ids.lab)).toMatchObject({
      ten: expect.any(String),
      Cho: here.ChoLayMau,
      DangLam: here.DangLam,
    });
    expect(work.every((room) => room.Cho + room.DangLam > 0)).toBe(true);
    const most = work.map((room) => room.Cho + room.DangLam);
    expect(most).toEqual([...most].sort((a, b) => b - a));
    expect((await workInRooms(other)).map((room) => room._id)).toContain(ids.lab);
    // whoever works elsewhere is told of no other's rooms
    expect(await workInRooms(await site.ctx('ktvtd', { node: 'TD01' }), ['XetNghiem'])).toEqual([]);
    expect((await workInRooms(make.doctor, ['KhamBenh'])).map((room) => room._id)).toContain(make.ids.room);
  });

  it('is read by one statement', async () => {
    const other = await site.ctx('ktvxn', { node: 'XN02' });
    expect(await site.countQueries(() => workInRooms(other))).toBe(1);
  });
});

describe('the rooms that perform a kind', () => {
  it('are those of the facility that its services name, and no store', async () => {
    const rooms = async (Loai: SlipKind, node?: string) =>
      (
        await performingRooms(make.doctor, {
          Loai: [Loai],
          idNode: node ? await site.id('auth.node', node) : null,
        })
      ).map(({ ma }) => ma);
    await site.database.pool.query(
      `update main.dm_dich_vu set phong_thuc_hien_ids = array_append(phong_thuc_hien_ids, $1::uuid) where id = $2`,
      [await site.id('auth.node', 'KHOLE'), ids.count],
    );
    const here = await rooms('XetNghiem', 'PK01');
    expect(here).toContain('XN01');
    expect(here).not.toContain('TD01');
    expect(here).not.toContain('KHOLE');
    expect(await rooms('ThamDoChucNang', 'PK01')).toContain('TD01');
    expect(await rooms('XetNghiem')).toEqual(expect.arrayContaining(here));
    expect(await rooms('XetNghiem', 'PKS02')).not.toContain('XN01');
  });
});

describe('services that are not for use together', () => {
  it('are ordered in one visit only once that is confirmed, whichever of them names the other', async () => {
    const chest = await site.id('main.dm_dich_vu', 'HA-XQNGUC');
    const tomography = await site.id('main.dm_dich_vu', 'HA-CTNGUC'); // names the other in its entry
    const { id: KhamBenh_Id } = await make.examined();
    const asking = (DichVu_Id: string, xacNhanTrung = false, LyDoVuotChongChiDinh: string | null = null) =>
      orderForSession(make.doctor, {
        requestId: v7(),
        KhamBenh_Id,
        chiTiets: [{ DichVu_Id }],
        xacNhanTrung,
        LyDoVuotChongChiDinh,
      });
    await asking(tomography);
    expect(await asking(chest).catch((error: unknown) => error)).toMatchObject({
      code: 'NEEDS_CONFIRMATION',
      details: { warnings: [{ code: 'SERVICE_NOT_TOGETHER', DichVu_Id: chest }] },
    });
    // and with a reason, which the log keeps
    expect(await asking(chest, true, ' ').catch((error: unknown) => error)).toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path: 'LyDoVuotChongChiDinh', code: 'REASON_NEEDED' }] },
    });
    const [slip] = await asking(chest, true, 'Theo dõi tràn khí');
    const { rows } = await site.database.pool.query<{ after: Record<string, unknown> }>(
      `select after from main.audit where entity = 'DichVuYeuCau' and action = 'CREATE' and entity_id = $1`,
      [slip],
    );
    expect(rows[0]?.after).toMatchObject({ LyDoVuotChongChiDinh: 'Theo dõi tràn khí' });
    expect(String(rows[0]?.after['ChongChiDinhDaVuot'])).toContain('×');
  });
});

describe('what is not charged or charged by another price', () => {
  it('is refused where no price list in force names the service', async () => {
    const { rows } = await site.database.pool.query<{ id: string }>(
      `insert into main.dm_dich_vu select (jsonb_populate_record(null::main.dm_dich_vu,
         to_jsonb(d) || jsonb_build_object('id', uuidv7(), 'ma_dich_vu', 'KHONG-GIA'))).* from main.dm_dich_vu d where d.id = $1
       returning id`,
      [ids.glucose],
    );
    await expect(order([{ DichVu_Id: rows[0]?.id ?? '' }])).rejects.toMatchObject({
      code: 'NO_PRICE',
      details: { MaDichVu: 'KHONG-GIA' },
    });
  });

  const free = (over: Partial<DichVuYeuCauChiTietInput> = {}) => [
    { DichVu_Id: ids.procedure, KhongThuTien: true, LyDoKhongThu: 'Hộ nghèo', ...over },
  ];
  const orderAs = async (who: Ctx, chiTiets: DichVuYeuCauChiTietInput[]) => {
    const { id, visit } = await make.examined();
    await orderForSession(who, { requestId: v7(), KhamBenh_Id: id, chiTiets });
    return visit;
  };

  it('is an exemption: with its permission, a reason and who granted it', async () => {
    await expect(orderAs(make.doctor, free())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const granting = withPermission(make.doctor, 'VIEN_PHI_MIEN_GIAM');
    expect(await issuesOf(orderAs(granting, free({ LyDoKhongThu: ' ' })))).toEqual([
      { path: 'chiTiets.0.LyDoKhongThu', code: 'REASON_NEEDED' },
    ]);
    const visit = await orderAs(granting, free());
    const { rows } = await site.database.pool.query(
      `select m.ly_do, m.nguoi_duyet_id, m.so_tien = l.benh_nhan_tt as whole from main.vien_phi_mien_giam m
        join main.vien_phi_dong l on l.id = m.vien_phi_dong_id where m.tiep_nhan_id = $1`,
      [visit],
    );
    expect(rows).toEqual([{ ly_do: 'Hộ nghèo', nguoi_duyet_id: make.doctor.user?.NhanVien_Id, whole: true }]);
  });

  it('is not billed while it is a draft; what is free of charge keeps its reason until it is sent', async () => {
    const { id, visit } = await make.examined();
    const draft = async (who: Ctx, chiTiets: DichVuYeuCauChiTietInput[]) =>
      orderForSession(who, { requestId: v7(), KhamBenh_Id: id, TrangThai: 'Nhap', chiTiets });
    const billed = async () => {
      const { rows } = await site.database.pool.query(
        `select l.source_id, m.ly_do from main.vien_phi_dong l left join main.vien_phi_mien_giam m on m.vien_phi_dong_id = l.id
          where l.tiep_nhan_id = $1 and l.trang_thai = 'DangSuDung' and l.kham_benh_id is not null`,
        [visit],
      );
      return rows;
    };
    await expect(draft(make.doctor, free())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const granting = () => ({ ...withPermission(make.doctor, 'VIEN_PHI_MIEN_GIAM'), loaders: new Map() });
    const [slip = ''] = await draft(granting(), free());
    expect(await billed()).toEqual([]);

    await sendDrafts(granting(), [slip], new Date());
    const [line] = await linesOfSlip(granting(), slip);
    expect(await billed()).toEqual([{ source_id: line?._id, ly_do: 'Hộ nghèo' }]);
    await expect(sendDrafts(granting(), [slip], new Date())).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    expect(await billed()).toHaveLength(1);
  });

  it('of a draft that was sent under another payer is charged by a price type of that payer', async () => {
    const { id, visit } = await make.examined();
    const [slip = ''] = await orderForSession(make.doctor, {
      requestId: v7(),
      KhamBenh_Id: id,
      TrangThai: 'Nhap',
      chiTiets: [{ DichVu_Id: ids.glucose }],
    });
    await site.database.pool.query(
      `update main.tiep_nhan set doi_tuong_id = (select id from main.dm_doi_tuong where ma_doi_tuong = 'DICHVU') where id = $1`,
      [visit],
    );
    const doctor = { ...make.doctor, loaders: new Map() };
    await expect(moveSlips(doctor, [slip], 'Nhap', 'SanSang')).rejects.toMatchObject({
      code: 'NEEDS_CONFIRMATION',
      details: { warnings: [{ code: 'SERVICE_PRICE_CHANGED', DichVu_Id: ids.glucose }] },
    });
    await moveSlips(doctor, [slip], 'Nhap', 'SanSang', { xacNhan: true });
    const { rows } = await site.database.pool.query(
      `select t.ma_loai_gia as type from main.vien_phi_dong l join main.loai_gia t on t.id = l.loai_gia_id
        join main.dich_vu_yeu_cau_chi_tiet c on c.id = l.source_id where c.dich_vu_yeu_cau_id = $1`,
      [slip],
    );
    expect(rows).toEqual([{ type: 'DV' }]);
  });

  it('has a price type of the payer', async () => {
    const LoaiGia_Id = await site.id('main.loai_gia', 'DV');
    expect(await issuesOf(orderAs(make.doctor, [{ DichVu_Id: ids.glucose, LoaiGia_Id }]))).toEqual([
      { path: 'chiTiets.0.LoaiGia_Id', code: 'PRICE_TYPE_NOT_OF_PAYER' },
    ]);
  });
});

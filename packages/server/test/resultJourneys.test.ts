import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionalTestFactory } from '../src/features/functionalTests/testFunctionalTests.ts';
import { imagingFactory } from '../src/features/imaging/testImaging.ts';
import { bookFirstStock } from '../src/features/pharmacy/importStock.ts';
import { previewRecord } from '../src/features/printing/print.ts';
import { procedureFactory } from '../src/features/procedures/testProcedures.ts';
import { imbalances } from '../src/features/stock/ledger.ts';
import { jpegPicture, pngPicture } from './pictures.ts';
import { screenDocument } from './screenDocument.ts';
import { openTestSite, type TestSite } from './testSite.ts';
import { withPermission } from './withPermission.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** What the screens send in somebody's name: the answer, or the code of the refusal. */
const desk = (username: string, profile?: string) => async (name: string, variables: object) => {
  const { data, errors } = await site.graphql(
    'main',
    screenDocument(name),
    variables,
    await site.token(username),
    profile ? { 'current-profile': await site.id('auth.profile', profile) } : {},
  );
  return errors?.[0]?.extensions.code ?? data;
};

/** Sends a file as the camera and the file dialog of a desk do: the id of the stored one, or why it is not taken. */
async function send(username: string, cua: string, name: string, type: string, bytes: Buffer) {
  const { app } = await site.app();
  const head = `--sen\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const answer = await app.inject({
    method: 'POST',
    url: `/api/files?cua=${cua}`,
    headers: {
      'access-token': await site.token(username),
      'content-type': 'multipart/form-data; boundary=sen',
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--sen--\r\n')]),
  });
  const said = answer.json();
  return answer.statusCode === 200 ? said.data[0]._id : said.details.issues[0].code;
}

async function fileFor(username: string, id: string): Promise<[number, Buffer]> {
  const { app } = await site.app();
  const headers = { 'access-token': await site.token(username) };
  const answer = await app.inject({ url: `/api/files/${id}`, headers });
  return [answer.statusCode, answer.rawPayload];
}

describe('an ultrasound', () => {
  it('has the pictures of the camera one by one, described, returned, read by who ordered it and on the paper', async () => {
    const at = await imagingFactory(site);
    const { slip: id, visit } = await at.ordered();
    const [doctor, orderer] = [desk('bshinhanh'), desk('bsnoi1')];
    const open = async () => (await doctor('ImagingResultOfSlip', { id })).ketQua;
    await doctor('CanLamSangBatDau', { id });
    const { ChiTiet_Id } = (await open()).ketQuas[0];

    const shots = [pngPicture(640, 480), jpegPicture];
    for (const [nth, bytes] of shots.entries()) {
      const type = nth === 0 ? 'image/png' : 'image/jpeg';
      const Tep_Id = await send('bshinhanh', 'KetQuaChanDoanHinhAnh', `may-anh-${nth}`, type, bytes);
      const stands = await open();
      const known = stands.ketQuas[0].hinhAnhs.map(({ __typename, ...one }: { __typename: string }) => one);
      const hinhAnhs = [...known, { Tep_Id, ChuThich: `Mặt cắt ${nth + 1}`, InTrenPhieu: true }];
      const input = { version: stands.DichVuYeuCau.version, ketQuas: [{ ChiTiet_Id, hinhAnhs }] };
      expect(await doctor('ImagingSave', { id, input })).toHaveProperty('ketQua');
    }
    const { version } = (await open()).DichVuYeuCau;
    const words = { ChiTiet_Id, MoTa: 'Gan tăng âm.', KetLuan: 'Gan nhiễm mỡ.' };
    expect(await orderer('ImagingOfVisit', { TiepNhan_Id: visit })).toEqual({ ketQuas: [] });
    const input = { oldState: 'ChuaKetQua', luu: { version, ketQuas: [words] } };
    expect(await doctor('ImagingReturn', { id, input })).toHaveProperty('ketQua');
    expect(await doctor('ImagingReturn', { id, input })).toBe('STATE_CHANGED');

    const seen = await orderer('ImagingOfVisit', { TiepNhan_Id: visit });
    expect(seen.ketQuas).toMatchObject([
      {
        DichVuYeuCau: { TrangThai: 'CoKetQua' },
        ketQuas: [{ ...words, hinhAnhs: [{ ChuThich: 'Mặt cắt 1' }, { ChuThich: 'Mặt cắt 2' }] }],
      },
    ]);
    const ids: string[] = seen.ketQuas[0].ketQuas[0].hinhAnhs.map((one: { Tep_Id: string }) => one.Tep_Id);
    expect(await Promise.all(ids.map((one) => fileFor('bsnoi1', one)))).toEqual(
      shots.map((bytes) => [200, bytes]),
    );
    expect((await fileFor('tiepdon', ids[0] ?? ''))[0]).toBe(403);
    const printer = withPermission(at.fresh(at.doctor), 'IN_AN');
    const paper = Buffer.from(await previewRecord(printer, 'KetQuaChanDoanHinhAnh', id)).toString('latin1');
    expect(paper.match(/\/Subtype\s*\/Image/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

describe('an ECG', () => {
  it('has the file of its device, no other kind of file, and keeps the first one when it is taken back', async () => {
    const at = await functionalTestFactory(site);
    const { slip: id, visit } = await at.ordered({ services: [at.ids.ecg] });
    const [technician, doctor, orderer] = [desk('ktvtd'), desk('bstim'), desk('bsnoi1')];
    const owner = 'KetQuaThamDoChucNang';
    const open = async () => (await technician('TestResultOfSlip', { id })).ketQua;
    await technician('CanLamSangBatDau', { id });
    const report = Buffer.from('%PDF-1.7\n');
    expect(await send('ktvtd', owner, 'ecg.pdf', 'application/pdf', report)).toBe('PICTURE_KIND');
    // twelve leads of ten seconds, as the device exports them
    const strip = pngPicture(3000, 900);
    const first = await send('ktvtd', owner, 'ecg.png', 'image/png', strip);
    const save = async (Tep_Id: string, KetLuan: string) => {
      const { DichVuYeuCau, ketQuas } = await open();
      const [{ ChiTiet_Id, thietBis }] = ketQuas;
      const line = { ChiTiet_Id, KetLuan, ThietBi_Id: thietBis[0]._id, hinhAnhs: [{ Tep_Id }] };
      return technician('TestSave', { id, input: { version: DichVuYeuCau.version, ketQuas: [line] } });
    };
    expect(await save(first, 'Nhịp xoang 72 lần/phút.')).toHaveProperty('ketQua');

    const input = { oldState: 'ChuaKetQua' };
    expect(await technician('TestReturn', { id, input })).toBe('FORBIDDEN');
    expect(await doctor('TestReturn', { id, input })).toBe('RESULT_TOO_EARLY');
    await site.database.pool.query(
      `update main.dich_vu_yeu_cau set ngay_yeu_cau = ngay_yeu_cau - interval '20 minutes',
        ngay_thuc_hien = ngay_thuc_hien - interval '15 minutes' where id = $1`,
      [id],
    );
    expect(await doctor('TestReturn', { id, input })).toHaveProperty('ketQua');
    const seen = async () => (await orderer('TestsOfVisit', { TiepNhan_Id: visit })).ketQuas;
    expect(await seen()).toMatchObject([{ ketQuas: [{ hinhAnhs: [{ Tep_Id: first }] }] }]);
    expect(await fileFor('bsnoi1', first)).toEqual([200, strip]);

    expect(await doctor('TestTakeBack', { id, oldState: 'CoKetQua', LyDo: ' ' })).toBe('BAD_INPUT');
    await doctor('TestTakeBack', { id, oldState: 'CoKetQua', LyDo: 'Đảo điện cực' });
    expect(await seen()).toEqual([]);
    const second = await send('ktvtd', owner, 'ecg-2.png', 'image/png', pngPicture(3000, 800));
    await save(second, 'Nhịp xoang, trục trung gian.');
    await doctor('TestReturn', { id, input });
    expect((await open()).phienBans).toMatchObject([
      { PhienBan: 2, LyDoHuy: null, ketQuas: [{ hinhAnhs: [{ Tep_Id: second }] }] },
      { PhienBan: 1, LyDoHuy: 'Đảo điện cực', ketQuas: [{ hinhAnhs: [{ Tep_Id: first }] }] },
    ]);
    expect((await fileFor('bstim', first))[0]).toBe(200);
  });
});

describe('an appendectomy', () => {
  /** The operation in the catalogue, at the price of another one, with what it usually takes. */
  async function appendectomy(): Promise<string> {
    const { pool } = site.database;
    const id = await site.id('main.dm_dich_vu', 'PT-UPM');
    const { rows } = await pool.query<{ id: string }>(
      `with made as (
        insert into main.dm_dich_vu select (jsonb_populate_record(null::main.dm_dich_vu, to_jsonb(d) || jsonb_build_object(
          'id', uuidv7(), 'ma_dich_vu', 'PT-RT', 'ten_dich_vu', 'Phẫu thuật nội soi cắt ruột thừa', 'thoi_gian_thuc_hien_toi_thieu', null))).*
        from main.dm_dich_vu d where d.id = $1 returning id)
      insert into main.gia_dich_vu select (jsonb_populate_record(null::main.gia_dich_vu,
        to_jsonb(g) || jsonb_build_object('id', uuidv7(), 'dich_vu_id', made.id))).*
      from main.gia_dich_vu g, made where g.dich_vu_id = $1 returning dich_vu_id as id`,
      [id],
    );
    return rows[0]?.id ?? '';
  }

  it('takes its supplies from the lots that expire first, has its team, is locked, returned and read by who ordered it', async () => {
    const at = await procedureFactory(site);
    const service = await appendectomy();
    const { slip: id, visit } = await at.ordered({ services: [service] });
    const [nurse, surgeon, orderer] = [desk('dieuduong', 'NURSE'), desk('bstmh'), desk('bsnoi1')];
    const open = async () => (await nurse('ProcedureOfSlip', { id })).ketQua;
    await nurse('CanLamSangBatDau', { id });

    const { suDungVatTus } = await nurse('VatTuSuDung', { DichVuYeuCau_Id: id });
    const [use] = suDungVatTus;
    const Kho_Id: string = use.khos[0]._id;
    const [trocar = '', suture = ''] = await shelved(Kho_Id);
    const saved = await nurse('LuuVatTuSuDung', {
      input: {
        requestId: v7(),
        DichVuYeuCau_Id: id,
        DichVuYeuCauChiTiet_Id: use.DichVuYeuCauChiTiet_Id,
        Kho_Id,
        dongs: [
          { Duoc_Id: trocar, SoLuong: '4', LyDo: 'Ba lỗ trocar, một hỏng' },
          { Duoc_Id: suture, SoLuong: '2', LyDo: 'Buộc gốc ruột thừa' },
        ],
      },
    });
    expect(saved).toHaveProperty('saveSuDungVatTu');
    const supplies: string = saved.saveSuDungVatTu._id;

    const [appendicitis, begun] = [await site.id('main.icd', 'K35.8'), new Date(Date.now() - 120_000)];
    const [anaesthetist, other] = [
      await site.id('main.nhan_vien', 'NV012'),
      await site.id('main.nhan_vien', 'NV013'),
    ];
    const team = [
      { NhanVien_Id: at.staff.surgeon, VaiTro: 'PhauThuatVienChinh', TyLe: 45 },
      { NhanVien_Id: at.staff.other, VaiTro: 'PhauThuatVienPhu', TyLe: 20 },
      { NhanVien_Id: anaesthetist, VaiTro: 'BacSiGayMe', TyLe: 20 },
      { NhanVien_Id: at.staff.nurse, VaiTro: 'DungCuVien', TyLe: 10 },
      { NhanVien_Id: other, VaiTro: 'ChayNgoai', TyLe: 5 },
    ];
    const tuongTrinh = {
      BatDau: begun.toISOString(),
      KetThuc: new Date(begun.getTime() + 60_000).toISOString(),
      ChanDoanTruocICD_Id: appendicitis,
      ChanDoanSauICD_Id: appendicitis,
      TuVong: 'KhongTuVong',
      TaiBien: 'KhongTaiBien',
      Kip: team,
    };
    const save = async (report: object) => {
      const { DichVuYeuCau, ketQua } = await open();
      const ketQuas = ketQua.ketQuas.map(({ ChiTiet_Id }: { ChiTiet_Id: string }) => ({
        ChiTiet_Id,
        MoTa: 'Ruột thừa viêm mủ, chưa vỡ.',
        KetLuan: 'Cắt ruột thừa nội soi.',
      }));
      return nurse('ProcedureSave', {
        id,
        input: { version: DichVuYeuCau.version, ketQuas, tuongTrinh: report },
      });
    };
    expect(await save({ ...tuongTrinh, Kip: [...team, team[0]] })).toBe('BAD_INPUT');
    expect(await save(tuongTrinh)).toHaveProperty('ketQua');

    expect(await nurse('ProcedureLock', { id })).toMatchObject({ ketQuas: [{ DichVuYeuCau_Id: id }] });
    expect(await save({ TuVong: 'TrenBanMo' })).toBe('PROCEDURE_LOCKED');
    expect(await nurse('ProcedureUnlock', { id })).toBe('FORBIDDEN');
    const give = { id, input: { oldState: 'ChuaKetQua' } };
    expect(await surgeon('ProcedureReturn', give)).toBe('SUPPLY_USE_DRAFT');
    expect(await nurse('DuyetVatTuSuDung', { id: supplies })).toBe('FORBIDDEN');
    expect(await surgeon('DuyetVatTuSuDung', { id: supplies })).toMatchObject({
      verifySuDungVatTu: {
        TrangThai: 'DaDuyet',
        dongs: [
          {
            los: [
              { SoLo: 'TRUOC', SoLuong: '3.000' },
              { SoLo: 'SAU', SoLuong: '1.000' },
            ],
          },
          { los: [{ SoLo: 'TRUOC', SoLuong: '2.000' }] },
        ],
      },
    });
    expect(await surgeon('ProcedureReturn', give)).toHaveProperty('ketQua');
    expect(await surgeon('HuyDuyetVatTuSuDung', { id: supplies, LyDo: 'Nhầm' })).toBe('SUPPLY_USE_RETURNED');

    const seen = await orderer('ProceduresOfVisit', { TiepNhan_Id: visit });
    expect(seen.ketQuas).toMatchObject([
      {
        ketQua: {
          ketQuas: [{ TenDichVu: 'Phẫu thuật nội soi cắt ruột thừa', KetLuan: 'Cắt ruột thừa nội soi.' }],
        },
        tuongTrinh: {
          TrangThai: 'DaTraKetQua',
          ChanDoanSauICD: { ma: 'K35.8' },
          Kip: team.map(({ VaiTro, TyLe }) => ({ VaiTro, TyLe })),
        },
      },
    ]);
    expect(await imbalances(at.fresh(at.doctor))).toEqual([]);
    const printer = withPermission(at.fresh(at.doctor), 'IN_AN');
    const paper = Buffer.from(await previewRecord(printer, 'TuongTrinhPTTT', id));
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  });

  /** Two supplies that lie in a store in two lots: 3 that expire first, then 10. */
  async function shelved(Kho_Id: string): Promise<string[]> {
    const { rows } = await site.database.pool.query<{ id: string }>(
      `insert into pharmacy.duoc select (jsonb_populate_record(null::pharmacy.duoc,
        to_jsonb(d) || jsonb_build_object('id', uuidv7(), 'ma_duoc', 'VT-' || n))).*
      from generate_series(1, 2) n, (select * from pharmacy.duoc order by ma_duoc limit 1) d returning id`,
    );
    await bookFirstStock(
      await site.ctx('quantri'),
      rows.flatMap(({ id: Duoc_Id }) => [
        { Kho_Id, Duoc_Id, SoLo: 'SAU', HanDung: '2099-12-31', SoLuong: '10' },
        { Kho_Id, Duoc_Id, SoLo: 'TRUOC', HanDung: '2098-01-31', SoLuong: '3' },
      ]),
    );
    return rows.map((row) => row.id);
  }
});

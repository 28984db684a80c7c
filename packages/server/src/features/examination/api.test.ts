import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { savePrescription } from '../prescriptions/commands.ts';
import { orderForSession } from './orderForSession.ts';
import { type ExamFactory, examFactory } from './testExam.ts';

let site: TestSite;
let make: ExamFactory;
let ask: (query: string, variables?: Record<string, unknown>) => Promise<Record<string, unknown>>;

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  const token = await site.token('bsnoi1');
  ask = async (query, variables = {}) => {
    const answer = await site.graphql('main', query, variables, token, { 'current-node': make.ids.room });
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
});
afterAll(() => site.close());

describe('the doctor over the API', () => {
  it('hears what the disease list says, with the code and its kind', async () => {
    const { patient } = await make.arrived({ person: { GioiTinh: 'FEMALE' } });
    const { rows } = await site.database.pool.query<{ id: string }>(
      `select id from main.icd where gioi_tinh = 'MALE' and not co_ma_chi_tiet_hon order by ma_icd limit 1`,
    );
    const query = `query ($BenhNhan_Id: ID!, $main: ID, $second: [ID!]) {
      kiemTraChanDoan(BenhNhan_Id: $BenhNhan_Id, ChanDoanICD_Id: $main, ChanDoanPhuICD_Ids: $second) { path code severity MaICD details }
    }`;
    const { kiemTraChanDoan } = await ask(query, {
      BenhNhan_Id: patient,
      main: make.ids.icd,
      second: [make.ids.icd, rows[0]?.id],
    });
    expect(kiemTraChanDoan).toEqual([
      expect.objectContaining({
        path: 'ChanDoanPhuICD_Ids.0',
        code: 'ICD_MAIN_IS_SECONDARY',
        severity: 'error',
        MaICD: 'J02.9',
        details: expect.objectContaining({ MaICD: 'J02.9' }),
      }),
      expect.objectContaining({ path: 'ChanDoanPhuICD_Ids.1', code: 'ICD_SEX', severity: 'warn' }),
    ]);
  });

  it('hears of slips whether they may be performed, in the order of asking', async () => {
    const paid = await make.arrived();
    const open = await make.arrived({ paid: false });
    const query =
      'query ($ids: [ID!]!) { checkDuocPhepThucHien(ids: $ids) { DichVuYeuCau_Id duocPhep chuaThuTien } }';
    const { checkDuocPhepThucHien } = await ask(query, { ids: [open.slip, paid.slip] });
    expect(checkDuocPhepThucHien).toEqual([
      { DichVuYeuCau_Id: open.slip, duocPhep: false, chuaThuTien: ['Khám Nội'] },
      { DichVuYeuCau_Id: paid.slip, duocPhep: true, chuaThuTien: [] },
    ]);
  });

  it('sends drafts of a practice with the time of their request', async () => {
    const { id } = await make.examined();
    const drafts = await orderForSession(make.doctor, {
      requestId: v7(),
      KhamBenh_Id: id,
      TrangThai: 'Nhap',
      chiTiets: [{ DichVu_Id: make.ids.test }],
    });
    const query = `mutation ($ids: [ID!]!, $at: DateTime!) {
      updateManyChiDinhPhongMachNhapToSanSang(ids: $ids, NgayYeuCau: $at) { _id TrangThai }
    }`;
    const { updateManyChiDinhPhongMachNhapToSanSang } = await ask(query, {
      ids: drafts,
      at: new Date().toISOString(),
    });
    expect(updateManyChiDinhPhongMachNhapToSanSang).toEqual([{ _id: drafts[0], TrangThai: 'SanSang' }]);
  });

  it('finds the history of one payer alone', async () => {
    const { patient } = await make.examined();
    const query =
      'query ($id: ID!, $payer: ID) { getLichSuDieuTriByBenhNhan(BenhNhan_Id: $id, DoiTuong: $payer) { _id } }';
    const count = async (payer: string | null) =>
      ((await ask(query, { id: patient, payer }))['getLichSuDieuTriByBenhNhan'] as unknown[]).length; // a list
    expect([await count(null), await count(make.ids.payer), await count(make.ids.insured)]).toEqual([
      1, 1, 0,
    ]);
  });

  it('is handed the record of another editor as a view that is logged', async () => {
    const { id, patient } = await make.examined();
    const views = async () => {
      const { rows } = await site.database.pool.query<{ n: number }>(
        `select count(*)::int as n from main.audit where action = 'VIEW' and entity = 'KhamBenh' and entity_id = $1 and benh_nhan_id = $2`,
        [id, patient],
      );
      return rows[0]?.n;
    };
    const before = await views();
    const save =
      'mutation ($id: ID!) { updateKhamBenh(id: $id, input: { version: 1, LoiDan: "Nghỉ" }) { _id } }';
    const answer = await site.graphql('main', save, { id }, await site.token('bsnoi1'), {
      'current-node': make.ids.room,
    });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      details: { current: { _id: id, version: 2 } },
    });
    expect(await views()).toBe(Number(before) + 1);
  });

  it('reads again why a warning was overridden', async () => {
    const { id } = await make.examined({ person: { TienSuDiUng: 'Dị ứng Paracetamol' } });
    const key = `PossibleAllergy:${make.ids.drug}`;
    await savePrescription(make.doctor, id, {
      requestId: v7(),
      version: 0,
      dongs: [{ Duoc_Id: make.ids.drug, LoaiToa: 'MuaNgoai', SoNgay: 3, Sang: '1' }],
      lyDoCanhBaos: [{ key, LyDo: 'Đã dùng lại không phản ứng' }],
    });
    const query =
      'query ($id: ID!) { toaThuoc(KhamBenh_Id: $id) { toas { chiTiets { canhBaoDaDuyets { key MucDo Khac LyDo } } } } }';
    expect((await ask(query, { id }))['toaThuoc']).toEqual({
      toas: [
        {
          chiTiets: [
            {
              canhBaoDaDuyets: [
                { key, MucDo: 'PossibleAllergy', Khac: 'Paracetamol', LyDo: 'Đã dùng lại không phản ứng' },
              ],
            },
          ],
        },
      ],
    });
  });
});

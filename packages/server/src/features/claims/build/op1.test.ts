import { type ClaimFile, claimFileOf, tablesOf } from '@sen/domain/claims/file';
import { op1 } from '@sen/domain/claims/testExamples';
import { writtenRow } from '@sen/domain/claims/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payAll, type Visit } from '../../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import { confirmInsurance } from '../../cashier/confirmInsurance.ts';
import { readFile } from '../xml/read.ts';
import { claimOfVisit, claimsOfVisits } from './claims.ts';
import { factsOf } from './facts.ts';
import { findInClaims, findingsIn } from './findings.ts';
import { at, claimFactory } from './testVisit.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof claimFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await claimFactory(site);
  const codes = { 'KB-NOI': '02.1896', 'KB-MAT': '14.1896', 'XN-CBC': '22.0120', 'SA-BUNG': '18.0015' };
  for (const [ma, code] of Object.entries(codes))
    await make.known('update main.dm_dich_vu set ma_bhyt = $2 where ma_dich_vu = $1', ma, code);
  await make.known(`update pharmacy.duoc set ma_bhyt = '40.1', duong_dung_id = (select id from main.duong_dung where ma_xml is not null
    limit 1) where ma_duoc in ('T001', 'T002')`);
  await make.known(`update main.thiet_bi set ma_may_bhyt = 'SA.1.US01' where ma_thiet_bi = 'TB04'`);
});
afterAll(() => site.close());

const noi = { ma: 'KB-NOI', price: '50600', room: 'PK01' };

/** OP1 as the house has it: two examinations, two tests, two drugs of one morning, paid and confirmed. */
async function op1Visit(): Promise<Visit> {
  const visit = await make.received();
  const session = await make.examined(
    visit,
    { ...noi, times: ['08:00', '08:05', '11:25'] },
    { NgayTaiKham: '2026-03-17' },
  );
  await make.examined(visit, {
    ...{ ma: 'KB-MAT', price: '50600', room: 'PK07', by: make.ids.second },
    times: ['08:30', '08:35', '08:45'],
  });
  await make.tested(
    visit,
    { ma: 'XN-CBC', price: '49700', room: 'XN02', times: ['08:50', '08:55', '09:30'] },
    [
      ['0000001', 'WBC', '7.2', 'G/L'],
      ['0000002', 'HGB', '132', 'g/L'],
      ['0000003', 'PLT', '245', 'G/L'],
    ],
  );
  await make.read(
    visit,
    { ma: 'SA-BUNG', price: '58600', room: 'HA02', times: ['08:50', '09:00', '09:40'] },
    'Gan, mật, tụy: không thấy bất thường.\nThận < 2 sỏi.',
    'Sỏi thận',
    await site.id('main.thiet_bi', 'TB04'),
  );
  await make.prescribed(visit, session, 'T001', '11:15', '12000', '2', '20');
  await make.prescribed(visit, session, 'T002', '11:15', '589.999', '3', '30');
  await payAll(site, make.fresh('11:40'), visit);
  await confirmInsurance(make.fresh('11:45'), visit.TiepNhan_Id);
  return visit;
}

const money = ['THANH_TIEN_BV', 'THANH_TIEN_BH', 'MUC_HUONG', 'T_BNTT', 'T_BNCCT', 'T_BHTT'] as const;
const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[name]])); // a row of a table
const picked = (rows: readonly object[], names: readonly string[]) => rows.map((row) => pick(row, names));

/** The file as it comes out of the door. */
async function downloaded(visit: Visit): Promise<ClaimFile> {
  const { app } = await site.app();
  const answer = await app.inject({
    url: `/api/claims/${visit.TiepNhan_Id}.xml`,
    headers: {
      'access-token': await site.token('ketoan'),
      'current-node': await site.id('auth.node', 'PTC'),
    },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const { hoSos, unknown, maCSKCB } = readFile(answer.body);
  expect([unknown, maCSKCB]).toEqual([[], '01999']);
  const read = claimFileOf(hoSos[0] ?? []);
  if (!read) throw new Error('nothing was read');
  return read;
}

describe('OP1 as a visit', () => {
  let visit: Visit;
  let file: ClaimFile;
  beforeAll(async () => {
    visit = await op1Visit();
    file = await downloaded(visit);
  });

  it('is downloaded as it was built, and the reading is logged', async () => {
    const built = (await claimOfVisit(make.fresh('12:00'), visit.TiepNhan_Id)).file;
    for (const [at, { table, rows }] of tablesOf(built).entries())
      expect(tablesOf(file)[at]?.rows).toEqual(rows.map((row) => writtenRow(table, row)));
    const { rows } = await make.known(
      `select count(*)::int as n from main.audit where action = 'VIEW' and entity = 'TiepNhan' and entity_id = $1`,
      visit.TiepNhan_Id,
    );
    expect(rows[0].n).toBeGreaterThan(0);
  });

  it('has the sums, times and rows of the example', () => {
    const example = op1();
    const summary = [
      ...[
        'MA_LOAI_KCB',
        'MA_DOITUONG_KCB',
        'NGAY_VAO',
        'NGAY_RA',
        'NGAY_VAO_NOI_TRU',
        'SO_NGAY_DTRI',
        'MA_LOAI_RV',
      ],
      ...['MA_KHOA', 'T_THUOC', 'T_VTYT', 'T_TONGCHI_BV', 'T_TONGCHI_BH', 'T_BHTT', 'T_BNCCT', 'T_BNTT'],
      ...['T_NGUONKHAC', 'T_BHTT_GDV', 'NGAY_TAI_KHAM', 'CAN_NANG', 'MA_THE_BHYT', 'GT_THE_TU', 'GT_THE_DEN'],
    ];
    expect(pick(file.xml1, summary)).toEqual(pick(example.xml1, summary));
    const of2 = ['SO_LUONG', 'DON_GIA', ...money, 'NGAY_YL', 'LIEU_DUNG', 'PHAM_VI', 'TYLE_TT_BH', 'MA_KHOA'];
    const units = (rows: readonly object[]) =>
      JSON.parse(JSON.stringify(picked(rows, of2)).replaceAll('gói', 'viên')) as unknown;
    expect(units(file.xml2)).toEqual(units(example.xml2));
    const of3 = [
      'MA_DICH_VU',
      'MA_NHOM',
      'DON_GIA_BV',
      'DON_GIA_BH',
      'TYLE_TT_DV',
      ...money,
      'NGAY_YL',
      'NGAY_TH_YL',
    ];
    expect(picked(file.xml3, of3)).toEqual(picked(example.xml3, of3));
    expect(file.xml3.map((row) => row.NGAY_KQ)).toEqual([
      '202603101125',
      '202603100845',
      '202603100930',
      '202603100940',
    ]);
    const of4 = [
      'MA_DICH_VU',
      'MA_CHI_SO',
      'TEN_CHI_SO',
      'GIA_TRI',
      'DON_VI_DO',
      'MO_TA',
      'KET_LUAN',
      'NGAY_KQ',
    ];
    expect(picked(file.xml4, of4)).toEqual(picked(example.xml4, of4));
    expect(file.xml8).toMatchObject({ QT_BENHLY: 'Ho, sốt 3 ngày.', TOMTAT_KQ: 'SA-BUNG: Sỏi thận' });
  });

  it('passes every check; of drugs without a tender that is missing, told once', async () => {
    const built = await claimOfVisit(make.fresh('12:00'), visit.TiepNhan_Id);
    const facts = (await factsOf(make.fresh('12:00'), [built])).get(visit.TiepNhan_Id);
    expect(built.file.xml2.map((row) => row.TT_THAU)).toEqual([
      '57/QĐ-BVS;G1;N1;2026',
      '57/QĐ-BVS;G1;N1;2026',
    ]);
    expect(findingsIn(built, facts)).toEqual([]);
    await make.known('update pharmacy.duoc set tt_thau = null');
    const found = (await findInClaims(make.fresh('12:00'), [visit.TiepNhan_Id])).get(visit.TiepNhan_Id) ?? [];
    await make.known(`update pharmacy.duoc set tt_thau = '57/QĐ-BVS;G1;N1;2026' where la_bhyt`);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      ...{ id: 'V01', severity: 'error', mendAt: 'catalogue' },
      text: { vi: 'V01: Chưa có giá trị – Thông tin thầu (XML2.TT_THAU, 2 dòng)' },
    });
  });

  it('stays as it was confirmed, whatever stands in its lines since', async () => {
    await make.known(
      'update main.vien_phi_dong set so_luong = 99 where tiep_nhan_id = $1',
      visit.TiepNhan_Id,
    );
    expect((await downloaded(visit)).xml2).toEqual(file.xml2);
  });
});

it('six examinations of a day are paid as in E3', async () => {
  const visit = await make.received();
  const home = { HuongGiaiQuyet_Id: await site.id('main.huong_giai_quyet', 'CHOVE') };
  const rooms = ['PK01', 'PK03', 'PK04', 'PK05', 'PK06', 'PK07'];
  const services = ['KB-NOI', 'KB-TIM', 'KB-NHI', 'KB-SAN', 'KB-TMH', 'KB-MAT'];
  for (const [i, ma] of services.entries()) {
    const hour = String(8 + i).padStart(2, '0');
    await make.known(`update main.dm_dich_vu set ma_bhyt = $2 where ma_dich_vu = $1`, ma, `0${i + 1}.1896`);
    const order = { ma, price: '50600', room: rooms[i] ?? '' };
    await make.examined(visit, { ...order, times: [`${hour}:00`, `${hour}:05`, `${hour}:15`] }, home);
  }
  const { file } = await claimOfVisit(make.fresh('15:00'), visit.TiepNhan_Id);
  expect(file.xml3.map((row) => row.TYLE_TT_DV)).toEqual(['100', '30', '30', '30', '10', '0']);
  expect(file.xml1.T_TONGCHI_BH).toBe('101200.00');
  expect((await findInClaims(make.fresh('15:00'), [visit.TiepNhan_Id])).get(visit.TiepNhan_Id)).toEqual([]);
});

it('the summary has what the doctors wrote into its boxes, else what the record of that examination says', async () => {
  const visit = await make.received();
  const first = await make.examined(
    visit,
    { ...noi, times: ['08:00', '08:05', '09:00'] },
    {
      LyDoKham: 'Ho',
      QuaTrinhBenhLy: 'Ho đờm bốn ngày',
      HuongDieuTri: 'Khám Tai mũi họng. HIV theo dõi riêng.',
    },
  );
  await make.prescribed(visit, first, 'T001', '08:50', '250', '1', '10');
  await make.examined(
    visit,
    { ...noi, ma: 'KB-TMH', room: 'PK06', times: ['09:05', '09:10', '09:30'] },
    {
      ...{ LyDoKham: 'Đau tai', TrieuChungLamSang: 'Màng nhĩ đỏ', LoiDan: 'Giữ tai khô' },
      HuongGiaiQuyet_Id: await site.id('main.huong_giai_quyet', 'CHOVE'),
    },
  );
  const { file } = await claimOfVisit(make.fresh('10:00'), visit.TiepNhan_Id);
  expect(file.xml8).toMatchObject({
    QT_BENHLY: 'Ho đờm bốn ngày\nĐau tai\nMàng nhĩ đỏ',
    TOMTAT_KQ: 'Không có kết quả cận lâm sàng cần ghi.',
    PP_DIEUTRI: 'Paracetamol Sen 500 mg × 10\nGiữ tai khô',
    GHI_CHU: 'Khám Tai mũi họng.\nCho về\nGiữ tai khô',
  });
});

it('a result for HIV leaves in no table, what it costs does', async () => {
  const visit = await make.received();
  await make.examined(
    visit,
    { ...noi, times: ['08:00', '08:05', '11:25'] },
    { TrieuChungLamSang: 'Sốt kéo dài. HIV dương tính từ 2024.\nGầy sút.' },
  );
  await make.tested(
    visit,
    { ma: 'XN-HIV', price: '55400', room: 'XN01', times: ['08:50', '08:55', '09:30'] },
    [['HIVAB', 'HIV Ab', 'Dương tính', '']],
  );
  await make.tested(
    visit,
    { ma: 'XN-CBC', price: '49700', room: 'XN02', times: ['08:50', '08:55', '09:30'] },
    [
      ['0000001', 'WBC', '7.2', 'G/L'],
      ['XN-X', 'Anti-HIV', 'Dương tính', ''],
    ],
  );
  const file = await downloaded(visit);
  expect(file.xml4.map((row) => row.TEN_CHI_SO)).toEqual(['WBC']);
  expect(file.xml8?.QT_BENHLY).toBe('Sốt kéo dài.\nGầy sút.');
  const { xml3, ...rest } = file;
  expect(JSON.stringify(rest)).not.toMatch(/HIV|Dương tính/);
  expect(xml3.map((row) => row.T_BHTT)).toHaveLength(3);
});

it('HIV stands in no text of the file, unless it is the disease that the fund pays for', async () => {
  const wrote = {
    ChanDoan: 'Viêm họng cấp; Z21',
    LoiDan: 'Uống ARV đều.\nTái khám khi sốt.',
  };
  const noted = async (over: object) => {
    const visit = await make.received({ LyDoKham: 'Sốt. Theo dõi HIV' });
    await make.examined(visit, { ...noi, times: ['08:00', '08:05', '09:00'] }, { ...wrote, ...over });
    return (await claimOfVisit(make.fresh('10:00'), visit.TiepNhan_Id)).file;
  };
  const { xml1, xml8 } = await noted({});
  expect(xml1).toMatchObject({
    ...{ LY_DO_VV: 'Sốt.', CHAN_DOAN_VAO: 'Viêm họng cấp', CHAN_DOAN_RV: 'Viêm họng cấp' },
    GHI_CHU: 'Tái khám khi sốt.',
  });
  expect(JSON.stringify([xml1, xml8])).not.toMatch(/HIV|ARV|Z21/);
  await make.known(`update main.icd set ma_icd = 'B20' where ma_icd = 'I10'`);
  const paid = await noted({ ChanDoanICD_Id: await site.id('main.icd', 'B20'), ChanDoan: 'Bệnh do HIV' });
  expect(paid.xml1).toMatchObject({ MA_BENH_CHINH: 'B20', CHAN_DOAN_RV: 'Bệnh do HIV' });
});

it('a file of many visits costs as many statements as of one', async () => {
  const [one, other] = [await make.received(), await make.received()];
  for (const visit of [one, other])
    await make.examined(visit, { ...noi, times: ['08:00', '08:05', '11:25'] });
  const ctx = make.fresh('12:00');
  const both = [one.TiepNhan_Id, other.TiepNhan_Id];
  const warm = () => ({ ...ctx, loaders: new Map() });
  expect(await site.countQueries(() => claimOfVisit(warm(), one.TiepNhan_Id))).toBe(5);
  expect(await site.countQueries(() => claimsOfVisits(warm(), both))).toBe(5);
  // with the facts of the checks, payers and parameters
  expect(await site.countQueries(() => findInClaims(warm(), [one.TiepNhan_Id]))).toBe(8);
  expect(await site.countQueries(() => findInClaims(warm(), both))).toBe(8);
});

it('a visit that goes on has no end yet, and nothing is found in it', async () => {
  const visit = await make.received();
  const open = { TrangThai: 'DangKham' as const, NgayKetThuc: null };
  await make.examined(visit, { ...noi, times: ['08:00', '08:05', '11:25'] }, open);
  const { file } = await claimOfVisit({ ...make.cashier, now: () => at('12:00') }, visit.TiepNhan_Id);
  expect([file.xml1.NGAY_RA, file.date]).toEqual([null, '2026-03-10']);
  expect(
    (await findInClaims(make.fresh('12:00'), [visit.TiepNhan_Id])).get(visit.TiepNhan_Id),
  ).toBeUndefined();
});

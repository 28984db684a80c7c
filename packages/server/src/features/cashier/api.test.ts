import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, cash, charge, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';

let site: TestSite;
let visit: Visit;
let token: string;
beforeAll(async () => {
  site = await openTestSite();
  token = await site.token('thungan1');
  visit = await aVisit(site);
  await charge(site, await site.ctx('thungan1', { node: 'QT01' }), visit, [
    { ma: 'KB-NOI', donGia: '45000' },
    { ma: 'XN-CBC', donGia: '49700' },
  ]);
});
afterAll(() => site.close());

const bill = `query Bill($b: ID!, $t: ID!) { loadDataByOnSelectBenhNhan(BenhNhan_Id: $b, TiepNhan_Id: $t) {
  ConLai hanhDongs { action refusal } TiepNhan { MaTiepNhan BenhNhan { TenBenhNhan } }
  dongs { _id version MaDV TenDichVu ConLai hoanToiDa LoaiGia { ten } hanhDongs { action refusal } }
  bienLais { MaBienLai TrangThai bangChu NguoiThu { ten } thanhToans { Loai SoTien } dongs { TenDichVu SoTien } hanhDongs { action refusal } } } }`;
const collect = `mutation Collect($input: ThuTienInput!) { createBienLai_ByVienPhi(input: $input) { _id MaBienLai GiaTriBienLai bangChu TrangThai } }`;

async function open() {
  const answer = await site.graphql('main', bill, { b: visit.BenhNhan_Id, t: visit.TiepNhan_Id }, token);
  expect(answer.errors).toBeUndefined();
  return answer.data.loadDataByOnSelectBenhNhan;
}

/** The running application asks for its own jobs now and then: the smallest count is the bill's. */
async function fewestQueries(): Promise<number> {
  const counts: number[] = [];
  for (let at = 0; at < 4; at++) counts.push(await site.countQueries(open));
  return Math.min(...counts);
}

const refusalOf = (
  object: { hanhDongs: Array<{ action: string; refusal: string | null }> },
  action: string,
) => object.hanhDongs.find((one) => one.action === action)?.refusal;

describe('the cashier through the API', () => {
  it('reads a bill, collects it, and is told what may be done next', async () => {
    const before = await open();
    expect(before).toMatchObject({ ConLai: '94700.00', bienLais: [] });
    expect(refusalOf(before, 'thuTien')).toBeNull();
    expect(refusalOf(before, 'hoanTat')).toBe('VISIT_NOT_PAID');
    expect(refusalOf(before.dongs[0], 'mienGiam')).toBe('FORBIDDEN');
    const input = { requestId: v7(), ...visit, thanhToans: [await cash(site, '94700')] };
    const answer = await site.graphql('main', collect, { input }, token);
    expect(answer.data.createBienLai_ByVienPhi).toMatchObject({
      TrangThai: 'HachToanToanBo',
      bangChu: 'Chín mươi tư nghìn bảy trăm đồng',
    });
    const after = await open();
    expect(after.bienLais[0]).toMatchObject({
      NguoiThu: { ten: 'Phạm Thu Trang' },
      thanhToans: [{ Loai: 'TienMat', SoTien: '94700.00' }],
      dongs: [{ SoTien: '45000.00' }, { SoTien: '49700.00' }],
    });
    expect([refusalOf(after, 'thuTien'), refusalOf(after, 'hoanTat')]).toEqual(['NOTHING_TO_PAY', null]);
    expect([refusalOf(after.dongs[0], 'xoa'), refusalOf(after.dongs[0], 'hoanTien')]).toEqual([
      'PAID_LINE',
      null,
    ]);
    expect(refusalOf(after.bienLais[0], 'huy')).toBeNull();
  });

  it('needs no more statements for a bill of many lines and receipts than for one', async () => {
    const ctx = await site.ctx('thungan1', { node: 'QT01' });
    await open();
    const few = await fewestQueries();
    await charge(
      site,
      ctx,
      visit,
      Array.from({ length: 12 }, () => ({ ma: 'XN-CBC', donGia: '1000' })),
    );
    for (const { _id } of (await open()).dongs.slice(-6)) {
      const input = {
        requestId: v7(),
        ...visit,
        VienPhiDong_Ids: [_id],
        thanhToans: [await cash(site, '1000')],
      };
      await site.graphql('main', collect, { input }, token);
    }
    expect(await fewestQueries()).toBe(few);
  });

  it('is closed to others: a doctor collects nothing, a cashier exempts nothing', async () => {
    const doctor = await site.token('bsnoi1');
    const input = { requestId: v7(), ...visit, thanhToans: [] };
    expect((await site.graphql('main', collect, { input }, doctor)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    const exempt = `mutation Exempt($input: MienGiamInput!) { mienGiam_VienPhi(input: $input) { ConLai } }`;
    const grant = { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, dongs: [], LyDo: 'x' };
    expect((await site.graphql('main', exempt, { input: grant }, token)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  it('tells in the user language what a payment should have been', async () => {
    const input = { requestId: v7(), ...visit, thanhToans: [await cash(site, '1')] };
    const answer = await site.graphql('main', collect, { input }, token, { 'accept-language': 'en' });
    expect(answer.errors?.[0]).toMatchObject({
      message: 'The payment of 1 is not the 6.000 that is due. Please reload and check.',
      extensions: { code: 'PAYMENT_DIFFERS' },
    });
  });

  it('gives a payment code for the default account of the house', async () => {
    const ask = `query Qr($t: ID!) { maQRThanhToan(TiepNhan_Id: $t, soTien: "94700.4") { payload soTien accountNumber } }`;
    const { data } = await site.graphql('main', ask, { t: visit.TiepNhan_Id }, token);
    expect(data.maQRThanhToan).toMatchObject({ soTien: '94700.00', accountNumber: '9990001234567' });
    const { payload } = data.maQRThanhToan;
    const fields = tlv(payload);
    expect(fields).toMatchObject({ '00': '01', '01': '12', '53': '704', '54': '94700', '58': 'VN' });
    expect(tlv(fields['38'] ?? '')['00']).toBe('A000000727');
    expect(tlv(tlv(fields['38'] ?? '')['01'] ?? '')).toEqual({ '00': '970436', '01': '9990001234567' });
    expect(tlv(fields['62'] ?? '')['08']).toMatch(/^VP /);
    expect(fields['63']).toBe(crc16(payload.slice(0, -4)));
  });

  it('answers every list of the specification', async () => {
    const args = 'tab: DaKham';
    const fields = '{ totalRows soDaKham data { TenBenhNhan ConLai } }';
    const query = `{ a: loadBenhNhanFromTransaction(${args}) ${fields} b: loadBenhNhanFromTransactionByMonth(${args}) ${fields}
      c: loadBenhNhanFromTransactionWithTime(${args}) ${fields} d: loadBenhNhanFromTransactionWithTimeLookUpOld(${args}) ${fields} }`;
    const answer = await site.graphql('main', query, {}, token);
    expect(answer.errors).toBeUndefined();
    expect([answer.data.a.totalRows, answer.data.b.totalRows, answer.data.d.totalRows]).toEqual([1, 1, 0]);
  });

  it('takes postings back, corrects a line and changes the payer; each says so before', async () => {
    const other = await aVisit(site);
    await charge(site, await site.ctx('thungan1', { node: 'QT01' }), other, [
      { ma: 'KB-NOI', donGia: '450000' },
      { ma: 'XN-CBC', donGia: '50000' },
    ]);
    const read = async () => {
      const variables = { b: other.BenhNhan_Id, t: other.TiepNhan_Id };
      return (await site.graphql('main', bill, variables, token)).data.loadDataByOnSelectBenhNhan;
    };
    const act = async (name: string, type: string, input: object, who = token) =>
      site.graphql('main', `mutation A($input: ${type}!) { ${name}(input: $input) { _id } }`, { input }, who);
    const [exam, lab] = (await read()).dongs;
    expect(refusalOf(exam, 'huyHachToan')).toBe('STATE_CHANGED');
    await act('createBienLai_ByVienPhi', 'ThuTienInput', {
      requestId: v7(),
      ...other,
      VienPhiDong_Ids: [exam._id],
      thanhToans: [await cash(site, '450000')],
    });
    const correction = { VienPhiDong_Id: exam._id, version: exam.version, DonGia: '1', LyDo: 'Sai giá' };
    expect(refusalOf((await read()).dongs[0], 'sua')).toBe('FORBIDDEN');
    // the cashier collects by prices that somebody else corrects
    const accountant = await site.token('ketoan');
    const correct = async (input: object, who: string) =>
      (await act('capnhatTien_DichVu', 'CapNhatTienInput', input, who)).errors?.[0]?.extensions.code;
    expect(await correct(correction, token)).toBe('FORBIDDEN');
    expect(await correct(correction, accountant)).toBe('PAID_LINE');
    const seen = (await read()).dongs[1]?.version ?? 0;
    const wrong = { VienPhiDong_Id: lab._id, version: seen - 1, DonGia: '60000', LyDo: 'Sai giá' };
    expect(await correct(wrong, accountant)).toBe('CONFLICT');
    expect(await correct({ ...wrong, version: seen }, accountant)).toBeUndefined();
    expect(await read()).toMatchObject({ ConLai: '60000.00' });

    const postings = { TiepNhan_Id: other.TiepNhan_Id, VienPhiDong_Ids: [exam._id], LyDo: 'Nhầm' };
    expect(refusalOf((await read()).dongs[0], 'huyHachToan')).toBeNull();
    expect((await act('huyHachToan_VienPhi', 'HuyHachToanInput', postings)).errors).toBeUndefined();
    expect(await read()).toMatchObject({ ConLai: '510000.00', bienLais: [{ TrangThai: 'DaThuTien' }] });

    const [opened] = (
      await site.database.pool.query<{ version: number }>(
        'select version from main.tiep_nhan where id = $1',
        [other.TiepNhan_Id],
      )
    ).rows;
    const payer = {
      version: opened?.version,
      TiepNhan_Id: other.TiepNhan_Id,
      DoiTuong_Id: await site.id('main.dm_doi_tuong', 'BHYT'),
      SoTheBHYT: 'DN4010123456789',
      BHYTNgayHieuLuc: '2020-01-01',
      BHYTNgayHetHieuLuc: '2099-12-31',
      // as the dialogue sends them
      SoGiayKhaiSinh: null,
      NgayGiayKhaiSinh: null,
    };
    const doctor = await site.token('bsnoi1');
    const stranger = await act('ChuyenDoiDoiTuong', 'ChuyenDoiDoiTuongInput', payer, doctor);
    expect(stranger.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await act('ChuyenDoiDoiTuong', 'ChuyenDoiDoiTuongInput', payer)).errors).toBeUndefined();
    // 80 % of both lines, the corrected one at the price that the fund accepts
    expect(await read()).toMatchObject({ ConLai: '110000.00' });
  });
});

/** The fields of an EMVCo text: two digits of id, two of length, the value. */
function tlv(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const end = at + 4 + Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, end);
    at = end;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE in four hexadecimal digits, as EMVCo wants it. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

import { claimTables } from '@sen/domain/claims/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import { checkedFile, workbookOf, written } from '../../../engine/catalogue/imports/testImport.ts';
import { undoImport } from '../../../engine/catalogue/imports/undo.ts';
import { updateSetting } from '../../system/commands.ts';
import { returnPlan } from '../returns/plan.ts';
import { pkcs12Signer } from '../signature/signer.ts';
import { testCertificate } from '../signature/testCertificates.ts';
import { verifyFile } from '../signature/verify.ts';
import { readFile, readTable } from '../xml/read.ts';
import { askAnswers } from './answers.ts';
import { sendByItself } from './byItself.ts';
import { keepCertificate, siteSigner } from './certificate.ts';
import { checkPortal } from './checkPortal.ts';
import { claimList, returnedList } from './list.ts';
import { linesOf, workLine } from './returned.ts';
import { fileOf } from './send.ts';
import { hour, minute, sendingFactory } from './testSending.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof sendingFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await sendingFactory(site);
});
afterAll(async () => {
  await make.close();
  await site.close();
});

const setting = async (values: object) => {
  const { rows } = await site.database.pool.query(
    `select version from main.setting where section = 'claims'`,
  );
  await updateSetting(
    make.fresh(make.admin),
    'claims',
    { tuDong: false, checkIn: false, hoiKetQua: false, ...values },
    rows[0]?.version ?? 0,
  );
};
// the day of a visit of these tests is today
const days = { tuNgay: '2026-01-01', denNgay: '2099-12-31' };
const listed = (keyword: string) => claimList(make.fresh(make.accountant), { ...days, keyword });
const returned = () =>
  returnedList(make.fresh(make.accountant), { tuNgay: '2020-01-01', denNgay: '2030-01-01' });

describe('what the portal found', () => {
  it('is asked for after 6, 24 and 48 hours, and only where the house wants that', async () => {
    const [good, bad, slow] = [
      await make.ready(),
      await make.ready('TRẦN BỊ TRẢ'),
      await make.ready('TRẦN CHỜ TRẢ LỜI'),
    ];
    for (const visit of [good, bad, slow]) await make.send(visit);
    await make.tell();
    const state = async (visit: typeof good) => (await make.versions(visit))[0]?.TrangThai;
    make.pass(6 * hour);
    await askAnswers(make.job());
    expect(await state(good)).toBe('DaNhan');
    await setting({ hoiKetQua: true });
    await askAnswers(make.job());
    expect([await state(good), await state(bad), await state(slow)]).toEqual(['HopLe', 'BiTra', 'DaNhan']);
    make.pass(24 * hour);
    await askAnswers(make.job());
    expect(await state(slow)).toBe('DaNhan');
    make.pass(19 * hour);
    await askAnswers(make.job());
    expect(await state(slow)).toBe('HopLe');
    await setting({});
    // its fault is to be answered within two working days of Tuesday
    const [row] = await make.versions(bad);
    const [fault, ...others] = await linesOf(make.accountant, String(row?._id));
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ Nguon: 'Cong', MaLoi: '202', TrangThai: 'ChoXuLy', SoTienTuChoi: '0.00' });
    expect(fault?.HanTraLoi).toEqual(new Date('2026-03-12T23:59:00+07:00'));
    // corrected and sent again, the fault is done with
    await make.known(
      `update main.benh_nhan set full_address = 'Số 7 phố Lụa' where id = $1`,
      bad.BenhNhan_Id,
    );
    await make.send(bad, 'Sửa mã bệnh');
    await make.tell();
    expect((await linesOf(make.accountant, String(row?._id)))[0]?.TrangThai).toBe('DaSua');
    expect(await state(bad)).toBe('DaNhan');
  });
});

describe('the file of the auditors', () => {
  const read = async (lines: ReadonlyArray<readonly unknown[]>) => {
    const file = await workbookOf([
      ['MA_LK', 'Bảng', 'STT dòng', 'Tên dịch vụ', 'Mã lý do', 'Lý do từ chối', 'Số tiền từ chối'],
      ...lines,
    ]);
    return checkedFile(make.fresh(make.accountant), returnPlan, file);
  };

  it('brings its lines once, returns their claims, and is taken back while nobody has worked them', async () => {
    const visit = await make.ready();
    const { MaLienKet } = await make.send(visit);
    await make.tell();
    const line = [MaLienKet, 'XML3', 1, 'Khám Nội', 'T01', 'Chưa có phiếu khám', '50.600'];
    const first = await read([
      line,
      ['Tổng', '', '', '', '', '', '50.600'],
      [MaLienKet, 'XML3', 2, '', 'T02', '', 'x'],
    ]);
    expect(first.issues.map(({ code }) => code).sort()).toEqual([
      'NOT_A_NUMBER',
      'REFERENCE_UNKNOWN',
      'REQUIRED',
      'REQUIRED',
    ]);
    for (const { message } of first.issues) expect(message).not.toMatch(/[{}]/);
    const good = await read([line, line]);
    expect(good.report.parts[0]).toMatchObject({ Moi: 1, KhongDoi: 1, Loi: 0 });
    const row = await written(make.fresh(make.accountant), returnPlan, good.row);
    const [claim] = await make.versions(visit);
    expect(claim?.TrangThai).toBe('BiTra');
    const again = await read([line]);
    expect(again.report.parts[0]).toMatchObject({ Moi: 0, KhongDoi: 1 });
    const found = (await returned()).data.filter((one) => one.MaLienKet === MaLienKet);
    expect(found).toMatchObject([
      { Bang: 'XML3', STT: 1, Ten: 'Khám Nội', SoTienTuChoi: '50600.00', TrangThai: 'ChoXuLy' },
    ]);
    await undoImport(make.fresh(make.accountant), { row, plan: returnPlan });
    expect((await returned()).data.filter((one) => one.MaLienKet === MaLienKet)).toEqual([]);
  });

  it('a line is explained, accepted and opened again, as it was read', async () => {
    const visit = await make.ready();
    const { MaLienKet } = await make.send(visit);
    await make.tell();
    const { row } = await read([[MaLienKet, '', '', 'Khám Nội', '', 'Trùng ngày', '20.000']]);
    await written(make.fresh(make.accountant), returnPlan, row);
    const one = async () => (await returned()).data.find((line) => line.MaLienKet === MaLienKet);
    const act = async (action: 'giaiTrinh' | 'chapNhan' | 'moLai', LyDo: string, version?: number) => {
      const line = await one();
      return workLine(make.fresh(make.accountant), {
        id: String(line?._id),
        version: version ?? Number(line?.version),
        action,
        LyDo,
      });
    };
    await expect(act('giaiTrinh', ' ')).rejects.toMatchObject({ code: 'REASON_NEEDED' });
    await act('giaiTrinh', 'Khám hai chuyên khoa khác nhau');
    expect(await one()).toMatchObject({
      TrangThai: 'DaGiaiTrinh',
      GiaiTrinh: 'Khám hai chuyên khoa khác nhau',
    });
    await expect(act('chapNhan', '', 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await act('chapNhan', '');
    await act('moLai', '');
    expect(await one()).toMatchObject({ TrangThai: 'ChoXuLy', GiaiTrinh: 'Khám hai chuyên khoa khác nhau' });
    expect((await returned()).SoTienTuChoi).toBe('20000.00');
  });
});

describe('by itself', () => {
  it('nothing is sent while the house does not want it', async () => {
    const visit = await make.ready();
    await sendByItself(make.job());
    expect(await make.versions(visit)).toEqual([]);
  });

  it('a visit that has ended is sent, and once more when it is paid', async () => {
    const visit = await make.ended();
    await make.known('update main.benh_nhan set dan_toc_id = null where id = $1', visit.BenhNhan_Id);
    await make.confirmed(visit);
    await setting({ tuDong: true });
    await sendByItself(make.job());
    expect(await make.versions(visit)).toEqual([]); // with a fault it waits for somebody
    await make.known(
      `update main.benh_nhan set dan_toc_id = (select id from main.dan_toc where ma_xml = '01') where id = $1`,
      visit.BenhNhan_Id,
    );
    await sendByItself(make.job());
    expect(await make.versions(visit)).toEqual([]); // looked at again after a while
    make.pass(16 * minute);
    await sendByItself(make.job());
    await make.tell();
    expect((await make.versions(visit))[0]).toMatchObject({
      PhienBan: 1,
      DaThanhToan: false,
      TrangThai: 'DaNhan',
    });
    await sendByItself(make.job());
    expect(await make.versions(visit)).toHaveLength(1);
    await make.paid(visit);
    await sendByItself(make.job());
    await make.tell();
    const [last] = await make.versions(visit);
    expect(last).toMatchObject({
      PhienBan: 2,
      DaThanhToan: true,
      LyDo: 'Bổ sung ngày thanh toán',
      TrangThai: 'DaNhan',
    });
    await setting({});
  });

  it('the first cost of an insured visit is told once; of an emergency it is not', async () => {
    const visit = await make.ended();
    const urgent = await make.ended();
    await make.known(`update main.tiep_nhan set ngay = '2026-03-12' where id = any($1)`, [
      visit.TiepNhan_Id,
      urgent.TiepNhan_Id,
    ]);
    await make.known(`update main.tiep_nhan set cap_cuu = true where id = $1`, urgent.TiepNhan_Id);
    await setting({ checkIn: true });
    await sendByItself(make.job());
    await sendByItself(make.job());
    await make.tell();
    const sent = await make.versions(visit);
    expect(sent).toMatchObject([{ LoaiHoSo: 'CheckIn', PhienBan: 1, TrangThai: 'DaNhan' }]);
    expect(await make.versions(urgent)).toEqual([]);
    const { certificate } = await pkcs12Signer(make.p12, 'mật khẩu');
    const text = await fileOf(make.accountant, String(sent[0]?._id));
    const [row] = readTable(claimTables.XML0, verifyFile(text, certificate));
    expect(row).toMatchObject({
      MA_DICH_VU: '02.1896',
      MA_THUOC: null,
      NGAY_YL: '202603100800',
      MA_LOAI_KCB: '01',
    });
    expect(() => readFile(text)).toThrow('CLAIM_UNREADABLE');
    await setting({});
  });
});

describe('the desk', () => {
  it('lists every visit that has ended, with how its claim stands, when it is due and what is late', async () => {
    const visit = await make.ready();
    const code = String(
      (await make.known('select ma_tiep_nhan from main.tiep_nhan where id = $1', visit.TiepNhan_Id)).rows[0]
        ?.ma_tiep_nhan,
    );
    const find = async () => (await listed(code)).data;
    const due = new Date('2026-03-19T23:59:00+07:00');
    expect(await find()).toMatchObject([{ TinhTrang: 'ChuaGui', HoSo_Id: null, HanGui: due }]);
    // two days have gone since the 10th; it is late on the 20th
    make.pass(7 * 24 * hour);
    expect((await listed(code)).QuaHan).toBe(0);
    make.pass(24 * hour);
    const late = await claimList(make.fresh(make.accountant), { ...days, QuaHan: true, keyword: code });
    expect([late.QuaHan, late.totalRows, late.ChuaGui]).toEqual([1, 1, 1]);
    await make.send(visit);
    expect(await find()).toMatchObject([{ TinhTrang: 'DangGui', PhienBan: 1 }]);
    await make.tell();
    expect(await find()).toMatchObject([{ TinhTrang: 'DaNhan', BHChiTra: '520480.00' }]);
    const reversed = { tuNgay: '2026-03-02', denNgay: '2026-03-01' };
    await expect(claimList(make.fresh(make.accountant), reversed)).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    await expect(returnedList(make.fresh(make.accountant), reversed)).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });
});

describe('the certificate', () => {
  const keep = async (file: Uint8Array, MatKhau: string, version?: number) => {
    const { rows } = await site.database.pool.query('select version from main.chung_thu_so');
    const input = { version: version ?? rows[0].version, Tep: Buffer.from(file).toString('base64'), MatKhau };
    return keepCertificate({ ...make.fresh(make.admin), now: () => new Date() }, input);
  };

  it('is refused with a wrong password, another key, when it is old, and over what somebody else saved', async () => {
    await expect(keep(make.p12, 'sai')).rejects.toMatchObject({ code: 'CLAIM_CERTIFICATE_UNREADABLE' });
    await expect(keep(testCertificate('x', 'EC'), 'x')).rejects.toMatchObject({
      code: 'CLAIM_CERTIFICATE_NOT_RSA',
    });
    await expect(keep(new Uint8Array(), 'x')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const conflict = await keep(make.p12, 'mật khẩu', 0).catch((error: unknown) => error);
    expect(conflict).toMatchObject({ code: 'CONFLICT' });
    expect(JSON.stringify(conflict)).not.toContain('Tep');
    const old = { ...make.fresh(make.accountant), now: () => new Date('2099-01-01') };
    await expect(siteSigner(old)).rejects.toMatchObject({ code: 'CLAIM_CERTIFICATE_EXPIRED' });
    const other = {
      ...make.fresh(make.accountant),
      config: { ...make.accountant.config, secretKey: 'ab'.repeat(32) },
    };
    await expect(siteSigner(other)).rejects.toMatchObject({ code: 'CLAIM_KEY_LOST' });
  });

  it('nothing is signed without one', async () => {
    const visit = await make.ready();
    await site.database.pool.query('delete from main.chung_thu_so');
    await expect(make.send(visit)).rejects.toMatchObject({ code: 'CLAIM_NO_CERTIFICATE' });
    await keep(make.p12, 'mật khẩu', 0);
    await make.send(visit);
  });

  it('the account is tried at the portal', async () => {
    expect(await checkPortal(make.fresh(make.admin))).toMatchObject({ ketQua: 'Tot', thongBao: null });
    const wrong = { ...make.fresh(make.admin), config: { ...make.admin.config, insurancePassword: 'sai' } };
    expect(await checkPortal(wrong)).toMatchObject({ ketQua: 'TuChoi', thongBao: '401' });
    await make.away();
    expect(await checkPortal(make.fresh(make.admin))).toMatchObject({
      ketQua: 'KhongKetNoi',
      thongBao: expect.any(String),
    });
  });
});

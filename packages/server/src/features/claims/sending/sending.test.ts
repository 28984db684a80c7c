import { claimFileOf } from '@sen/domain/claims/file';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import { reopenInsurance } from '../../cashier/confirmInsurance.ts';
import { fundPartOfClaims } from '../forEvening.ts';
import { pkcs12Signer } from '../signature/signer.ts';
import { verifyFile } from '../signature/verify.ts';
import { readFile } from '../xml/read.ts';
import { claimMonth } from './month.ts';
import { exchangesOf, openClaim } from './queries.ts';
import { fileOf } from './send.ts';
import { minute, sendingFactory } from './testSending.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof sendingFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await sendingFactory(site);
});
beforeEach(() => make.patience(5000));
afterAll(async () => {
  await make.close();
  await site.close();
});

const at = (MA_LK: string) => make.kept.all.filter((one) => one.MA_LK === MA_LK);

describe('a claim', () => {
  it('asks the fund, once it was sent, for what it says, however it would be built since; refused, for that again', async () => {
    const visit = await make.ready();
    const asked = async () =>
      (await fundPartOfClaims(make.fresh(make.accountant), [visit.TiepNhan_Id])).get(visit.TiepNhan_Id);
    const built = await asked();
    const { _id } = await make.send(visit);
    await make.known('update main.ho_so_bhyt set bh_chi_tra = bh_chi_tra - 600 where id = $1', _id);
    expect(Number(built) - Number(await asked())).toBe(600);
    await make.known(`update main.ho_so_bhyt set trang_thai = 'TuChoi' where id = $1`, _id);
    expect(await asked()).toBe(built);
  });

  it('is signed, sent, received, and kept as it was sent', async () => {
    const visit = await make.ready();
    const made = await make.send(visit);
    expect(made).toMatchObject({
      PhienBan: 1,
      TrangThai: 'ChoGui',
      LyDo: null,
      CoBHYT: true,
      DaThanhToan: true,
    });
    await make.tell();
    const [row] = await make.versions(visit);
    expect(row).toMatchObject({
      TrangThai: 'DaNhan',
      MaGiaoDich: expect.stringMatching(/^GD\d{8}$/),
      LoiThongBao: null,
    });
    expect(row?.TiepNhanLuc).toEqual(new Date('2026-03-10T12:00:00+07:00'));
    expect(row?.HanGui).toEqual(new Date('2026-03-19T23:59:00+07:00'));
    const { certificate } = await pkcs12Signer(make.p12, 'mật khẩu');
    const file = claimFileOf(
      readFile(verifyFile(await fileOf(make.accountant, made._id), certificate)).hoSos[0] ?? [],
    );
    expect(row).toMatchObject({
      TongChiBV: file?.xml1.T_TONGCHI_BV,
      BHChiTra: file?.xml1.T_BHTT,
      BNCCT: file?.xml1.T_BNCCT,
      BNTT: file?.xml1.T_BNTT,
      MaLienKet: file?.xml1.MA_LK,
    });
    expect(at(made.MaLienKet)).toHaveLength(1);
    const exchanges = await exchangesOf(make.accountant, made._id);
    expect(exchanges.map(({ KetQua }) => KetQua)).toEqual(['Xong']);
    expect(JSON.stringify(exchanges)).not.toContain('FE01CE2A'); // of the password
  });

  it('is sent with a new session once the old one has ended', async () => {
    const visit = await make.ready();
    await make.send(visit);
    make.pass(29.5 * minute); // ours is used no longer, the portal's would live a little
    await make.tell();
    make.pass(2 * minute);
    const other = await make.ready();
    await make.send(other);
    await make.tell();
    expect((await make.versions(other))[0]?.TrangThai).toBe('DaNhan');
  });

  it('waits where the account may not send, and says why', async () => {
    const visit = await make.ready();
    await make.send(visit);
    await make.back('01234');
    await make.tell();
    expect((await make.versions(visit))[0]).toMatchObject({
      TrangThai: 'ChoGui',
      LoiThongBao: '403: Tài khoản không có quyền gửi cho cơ sở này',
    });
    await make.back();
    await make.tell();
    expect((await make.versions(visit))[0]).toMatchObject({ TrangThai: 'DaNhan', LoiThongBao: null });
  });

  it('waits while the portal is away', async () => {
    const visit = await make.ready();
    await make.send(visit);
    await make.away();
    make.pass(31 * minute);
    await make.tell();
    expect((await make.versions(visit))[0]).toMatchObject({
      TrangThai: 'ChoGui',
      LoiThongBao: expect.any(String),
    });
    await make.back();
    await make.tell();
    expect((await make.versions(visit))[0]?.TrangThai).toBe('DaNhan');
  });

  it.each([
    ['dies after it took the file', 'LÊ MẤT KẾT NỐI'],
    ['never answers', 'LÊ KHÔNG TRẢ LỜI'],
  ])('is the same one again at a portal that %s', async (_what, name) => {
    const visit = await make.ready(name);
    const made = await make.send(visit);
    if (name.endsWith('LỜI')) make.patience(400);
    await make.tell();
    expect((await make.versions(visit))[0]?.TrangThai).toBe('KhongRo');
    make.patience(5000);
    await make.tell();
    const versions = await make.versions(visit);
    expect(versions).toHaveLength(1);
    expect(versions[0]).toMatchObject({ _id: made._id, TrangThai: 'DaNhan', LoiThongBao: null });
    // the portal knows it by its MA_LK: the last transaction is the one that counts
    expect(at(made.MaLienKet).at(-1)?.maGiaoDich).toBe(versions[0]?.MaGiaoDich);
  });

  it('is refused for what is wrong in it, corrected with a reason, and taken in its place', async () => {
    const visit = await make.ready();
    await make.known('update main.benh_nhan set dan_toc_id = null where id = $1', visit.BenhNhan_Id);
    const first = await make.send(visit);
    await make.tell();
    expect((await make.versions(visit))[0]).toMatchObject({
      ...{ TrangThai: 'TuChoi', LoiMa: '202' },
      LoiThongBao: expect.stringContaining('MA_DANTOC REQUIRED'),
    });
    await make.known(
      `update main.benh_nhan set dan_toc_id = (select id from main.dan_toc where ma_xml = '01') where id = $1`,
      visit.BenhNhan_Id,
    );
    await expect(make.send(visit)).rejects.toMatchObject({ code: 'REASON_NEEDED' });
    const second = await make.send(visit, 'Bổ sung dân tộc');
    await make.tell();
    const [now, before] = await make.versions(visit);
    expect(now).toMatchObject({ _id: second._id, PhienBan: 2, LyDo: 'Bổ sung dân tộc', TrangThai: 'DaNhan' });
    expect(before).toMatchObject({ _id: first._id, TrangThai: 'DaThayThe', MaLienKet: now?.MaLienKet });
    expect(await fileOf(make.accountant, first._id)).toContain('GIAMDINHHS');
  });

  it('is not sent again as it is, nor while it is on its way', async () => {
    const visit = await make.ready();
    await make.send(visit);
    await expect(make.send(visit, 'Lại')).rejects.toMatchObject({ code: 'CLAIM_UNDER_WAY' });
    await make.tell();
    await expect(make.send(visit, 'Lại')).rejects.toMatchObject({ code: 'CLAIM_UNCHANGED' });
  });

  it('two who send one at once make one', async () => {
    const visit = await make.ready();
    const made = await Promise.allSettled([make.send(visit), make.send(visit)]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await make.versions(visit)).toHaveLength(1);
  });

  it('is not sent before the visit has ended, its costs are confirmed, or with faults that nobody accepts', async () => {
    const open = await make.received();
    await make.examined(
      open,
      { ...{ ma: 'KB-NOI', price: '50600', room: 'PK01' }, times: ['08:00', '08:05', '11:25'] },
      { NgayKetThuc: null, TrangThai: 'DangKham' },
    );
    await expect(make.send(open)).rejects.toMatchObject({ code: 'CLAIM_NOT_ENDED' });
    const visit = await make.ended();
    await expect(make.send(visit)).rejects.toMatchObject({ code: 'CLAIM_NOT_CONFIRMED' });
    await make.confirmed(visit);
    await make.known('update main.benh_nhan set dan_toc_id = null where id = $1', visit.BenhNhan_Id);
    await expect(make.send(visit, null, false)).rejects.toMatchObject({ code: 'CLAIM_HAS_ERRORS' });
    expect(await make.versions(visit)).toEqual([]);
  });

  it('is old once its costs are confirmed anew', async () => {
    const visit = await make.ready();
    await make.send(visit);
    await make.tell();
    expect((await openClaim(make.fresh(make.accountant), visit.TiepNhan_Id)).khacBanGui).toBe(false);
    await make.known(
      `update main.benh_nhan set full_address = 'Số 6 phố Lụa' where id = $1`,
      visit.BenhNhan_Id,
    );
    await reopenInsurance({ ...make.fresh(make.accountant) }, visit.TiepNhan_Id, 'Xem lại');
    await make.confirmed(visit);
    expect((await openClaim(make.fresh(make.accountant), visit.TiepNhan_Id)).khacBanGui).toBe(true);
  });
});

it('the sums of a month are those of the rows that the portal has', async () => {
  const rows = (await site.database.pool.query(`select * from main.ho_so_bhyt`)).rows.filter(
    ({ trang_thai }) => ['DaNhan', 'BiTra', 'HopLe'].includes(trang_thai),
  );
  const sum = (name: string) => rows.reduce((all, row) => all + Number(row[name]), 0);
  const months = await claimMonth(make.fresh(make.accountant), '2026-03');
  const total = (name: 'BHChiTra' | 'TongChiBV' | 'BNCCT') =>
    months.reduce((all, row) => all + Number(row[name]), 0);
  expect(months.reduce((all, { SoHoSo }) => all + SoHoSo, 0)).toBe(rows.length);
  expect([total('BHChiTra'), total('TongChiBV'), total('BNCCT')]).toEqual([
    sum('bh_chi_tra'),
    sum('tong_chi_bv'),
    sum('bncct'),
  ]);
  await expect(claimMonth(make.fresh(make.accountant), '2026-13')).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
});

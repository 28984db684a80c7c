import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { huyTraKetQua, traKetQua } from '../lab/commands.ts';
import { resultOfSlip } from '../lab/queries.ts';
import { input } from '../lab/testLab.ts';
import { printSources } from '../printing/print.ts';
import { updateSetting } from '../system/commands.ts';
import { makeLink, revokeLink } from './commands.ts';
import { openLink } from './open.ts';
import { linksOfSlip } from './queries.ts';
import { resultsOfLink } from './results.ts';
import { askedOf, linkFactory } from './testLinks.ts';

let site: TestSite;
let made: Awaited<ReturnType<typeof linkFactory>>;
beforeAll(async () => {
  site = await openTestSite({ SEN_SITE_URL: 'https://sen.example.vn' });
  made = await linkFactory(site);
});
afterAll(() => site.close());

const path = (link: { duongDan: string | null }) => link.duongDan ?? '';
const refused = { code: 'RESULT_LINK_REFUSED' };
const linksNow = (slip: string) => linksOfSlip(made.fresh(made.staff), slip);
const openings = async (slip: string) => (await linksNow(slip)).lienKets[0]?.luotMos ?? [];
const takeBack = (slip: string) =>
  huyTraKetQua(made.fresh(made.staff), slip, { oldState: 'CoKetQua', LyDo: 'Nhầm mẫu' });
const returnAgain = async (slip: string, KetQua: string) => {
  const result = await resultOfSlip(made.fresh(made.staff), slip);
  await traKetQua(made.fresh(made.staff), slip, {
    oldState: 'ChuaKetQua',
    luu: input(result, KetQua),
    XacNhanNguyHiem: 'BS Minh',
  });
};
/** What a stranger with an address sees. */
const shownAt = async (address: string, typed: string) => {
  const { link } = await openLink(made.stranger(), askedOf(address, typed));
  return resultsOfLink(made.stranger(), link);
};

describe("a patient's link", () => {
  it('opens with the year of birth, shows what was returned, and is logged', async () => {
    const { slip, BenhNhan_Id, link, year } = await made.given('0912 345 987');
    const shown = await shownAt(path(link), year);
    expect(shown).toMatchObject({
      benhNhan: { namSinh: Number(year) },
      ketQuas: [
        { id: slip, Loai: 'XetNghiem', thuHoi: false, giay: { Nhoms: [{ ChiSos: [{ KetQua: '5,4' }] }] } },
      ],
    });
    expect(JSON.stringify(shown)).not.toContain('0912');
    const at = made.stranger('198.51.100.7');
    await openLink(at, askedOf(path(link), '5987'));
    expect((await openings(slip))[0]).toMatchObject({
      KetQua: 'Mo',
      DiaChiIP: '198.51.100.7',
      ThietBi: 'Telephone',
    });
    const [given] = (await linksNow(slip)).lienKets;
    expect(given?.TenNguoiTao).toBe(made.staff.user?.TenNhanVien);
    const { rows } = await site.database.pool.query(
      `select username from main.audit where action = 'VIEW' and user_id is null and benh_nhan_id = $1`,
      [BenhNhan_Id],
    );
    expect(rows).toEqual([{ username: 'Người bệnh (mã QR)' }, { username: 'Người bệnh (mã QR)' }]);
  });

  it('is refused alike for a wrong year, another address, a changed token, another site and once it has run out', async () => {
    const { slip, link, year } = await made.given();
    const asked = askedOf(path(link), year);
    const { token } = asked;
    const other = await made.given();
    const later = { ...made.stranger(), now: () => new Date(link.HetHan.getTime() + 1000) };
    const wrong = [
      { ...asked, xacNhan: '1800' },
      { ...asked, benhNhan: other.BenhNhan_Id },
      { ...asked, soPhieu: null },
      { ...asked, token: askedOf(path(other.link), '').token },
      { ...asked, token: `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}` },
      { ...asked, token: '' },
    ];
    const said = new Set<string>();
    for (const one of wrong)
      await openLink(made.stranger(), one).catch((error: Error) =>
        said.add(JSON.stringify([error.message, error])),
      );
    await openLink(later, asked).catch((error: Error) => said.add(JSON.stringify([error.message, error])));
    expect(said.size).toBe(1);
    expect([...said][0]).toContain('RESULT_LINK_REFUSED');
    expect((await openings(slip)).map(({ KetQua }) => KetQua).sort()).toEqual(['KhongHieuLuc', 'SaiXacThuc']);
  });

  it('is given by whoever may print the result, of a result that was returned, once', async () => {
    const { slip } = await made.lab.sampled();
    const staff = () => made.fresh(made.staff);
    const wanted = { DichVuYeuCau_Id: slip, caLuotKham: false };
    await expect(makeLink(staff(), wanted, null)).rejects.toMatchObject({ code: 'RESULT_NOT_RETURNED' });
    const given = await made.given();
    expect((await made.linkOf(given.slip))._id).toBe(given.link._id);
    const stranger = await site.ctx('dieuduongpk', { node: 'PKS01' });
    await expect(linksOfSlip(stranger, given.slip)).rejects.toMatchObject({
      code: expect.stringMatching(/FORBIDDEN|NODE_NOT_GRANTED|RECORD_/),
    });
    await expect(
      makeLink(stranger, { DichVuYeuCau_Id: given.slip, caLuotKham: true }, null),
    ).rejects.toMatchObject({ code: expect.stringMatching(/FORBIDDEN|NODE_NOT_GRANTED|RECORD_/) });
    await expect(revokeLink(stranger, given.link._id, 'x')).rejects.toMatchObject({
      code: expect.stringMatching(/FORBIDDEN|NODE_NOT_GRANTED|RECORD_/),
    });
  });

  it('is neither made for nor shown nor ended by who may print and not read results: what confirms it is known at the desk', async () => {
    const { slip, link } = await made.given();
    const refusal = { code: 'FORBIDDEN', details: { permission: 'BENH_AN_XEM' } };
    for (const [username, node] of [
      ['tiepdon', 'TN01'],
      ['thungan1', 'QT01'],
      ['duoc', 'KHOLE'],
    ] as const) {
      const desk = () => site.ctx(username, { node });
      for (const caLuotKham of [false, true])
        await expect(
          makeLink(await desk(), { DichVuYeuCau_Id: slip, caLuotKham }, null),
        ).rejects.toMatchObject(refusal);
      await expect(linksOfSlip(await desk(), slip)).rejects.toMatchObject(refusal);
      await expect(revokeLink(await desk(), link._id, 'x')).rejects.toMatchObject(refusal);
    }
  });

  it('opens nothing once it was revoked, which needs a reason and happens once', async () => {
    const { slip, link, year } = await made.given();
    const staff = () => made.fresh(made.staff);
    await expect(revokeLink(staff(), link._id, ' ')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await revokeLink(staff(), link._id, 'Đưa nhầm người');
    await expect(revokeLink(staff(), link._id, 'Lần nữa')).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    await expect(shownAt(path(link), year)).rejects.toMatchObject(refused);
    expect((await linksNow(slip)).lienKets).toMatchObject([
      { TrangThai: 'DaThuHoi', LyDoThuHoi: 'Đưa nhầm người', duongDan: null },
    ]);
    expect((await made.linkOf(slip))._id).not.toBe(link._id);
  });

  it('tells of a result that was taken back, and shows the corrected one by a link of its own', async () => {
    const { slip, link, year } = await made.given();
    await takeBack(slip);
    expect((await shownAt(path(link), year)).ketQuas).toMatchObject([{ id: slip, thuHoi: true, giay: null }]);
    expect((await linksNow(slip)).lienKets).toMatchObject([{ TrangThai: 'KetQuaThuHoi', duongDan: null }]);
    await returnAgain(slip, '6.1');
    expect((await shownAt(path(link), year)).ketQuas).toMatchObject([{ thuHoi: true, giay: null }]);
    const corrected = await made.linkOf(slip);
    expect((await shownAt(path(corrected), year)).ketQuas).toMatchObject([
      { thuHoi: false, giay: { Nhoms: [{ ChiSos: [{ KetQua: '6,1' }] }] } },
    ]);
  });

  it('of a visit shows all that was returned in it, what is taken back as such', async () => {
    const first = await made.lab.returned('5.4');
    const of = { of: { BenhNhan_Id: first.BenhNhan_Id, visit: first.visit } };
    const second = await made.lab.returned('7.7', of);
    await made.lab.sampled(of);
    await takeBack(first.slip);
    const link = await made.linkOf(second.slip, true);
    expect(askedOf(path(link), '').soPhieu).toBeNull();
    const { ketQuas } = await shownAt(path(link), await made.yearOf(first.BenhNhan_Id));
    expect(ketQuas.map(({ id, thuHoi }) => ({ id, thuHoi }))).toEqual([
      { id: second.slip, thuHoi: false },
      { id: first.slip, thuHoi: true },
    ]);
  });

  it('stands as a code on the paper of the result, unless the site shows none', async () => {
    const { slip } = await made.lab.returned('5.4');
    const admin = await site.ctx('quantri');
    const codeOn = async () => {
      const { inForce } = await printSources(made.fresh(made.staff), 'KetQuaXetNghiem', slip);
      return inForce.files?.['paper-code.svg'] !== undefined;
    };
    expect(await codeOn()).toBe(true);
    const [link] = (await linksNow(slip)).lienKets;
    const year = await made.yearOf((await made.lab.ordered()).BenhNhan_Id);
    await updateSetting(admin, 'patientResults', { bat: false });
    expect(await codeOn()).toBe(false);
    await expect(shownAt(link?.duongDan ?? '', year)).rejects.toMatchObject(refused);
    await expect(
      makeLink(made.fresh(made.staff), { DichVuYeuCau_Id: slip, caLuotKham: true }, null),
    ).rejects.toMatchObject({ code: 'RESULT_LINKS_OFF' });
    await updateSetting(admin, 'patientResults', { bat: true });
  });
});

import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetScope } from '../identity/attempts.ts';
import { code } from '../reception/testReception.ts';
import { updateSetting } from '../system/commands.ts';
import { lookUpCard } from './card.ts';
import { identify } from './identify.ts';
import { type Lobby, openLobby } from './testKiosk.ts';
import { takeDeskNumber } from './tickets.ts';

let lobby: Lobby;
beforeAll(async () => {
  lobby = await openLobby();
});
afterAll(() => lobby.close());

describe('who stands at a kiosk', () => {
  it('is found by the citizen card, and told no more than to confirm', async () => {
    const { card, patient } = await lobby.known();
    const found = await lobby.scanned(card);
    expect(found).toMatchObject({
      ten: expect.stringMatching(/^TRẦN V\*\* Q\*\*/),
      namSinh: 1980,
      laMoi: false,
    });
    expect(JSON.stringify(found)).not.toContain(patient._id);
    expect(found.phien).not.toBeNull();
  });

  it('is found by a typed id or phone with the year of birth, not by one of them alone', async () => {
    const { id, patient } = await lobby.known();
    for (const so of [id, patient.SoDienThoai ?? '']) {
      expect((await identify(lobby.fresh(), { so, namSinh: 1980 })).phien).not.toBeNull();
      expect(await identify(lobby.fresh(), { so, namSinh: 1981 })).toMatchObject({
        phien: null,
        lyDo: 'KhongTimThay',
      });
      expect(await identify(lobby.fresh(), { so })).toMatchObject({
        phien: null,
        ten: null,
        lyDo: 'KhongTimThay',
      });
    }
  });

  it('is found by the insurance card of the record', async () => {
    const { name } = await lobby.known({ SoTheBHYT: 'DN4010000000777', BHYTNgayHieuLuc: '2020-01-01' });
    const hex = Buffer.from(name, 'utf8').toString('hex');
    const text = (year: string) =>
      `DN4010000000777|${hex}|02/05/${year}|1|-|01 - 999|01/01/2020|31/12/2099|-|-|-|4|-|x|$`;
    expect(await lobby.scanned(text('1980'))).toMatchObject({ namSinh: 1980, lyDo: null });
    expect(await lobby.scanned(text('1981'))).toMatchObject({ phien: null, lyDo: 'KhongKhop' });
  });

  it('is new by a citizen card that nobody has, and the desk’s where the settings say so', async () => {
    const card = lobby.cardText(lobby.citizenId(), 'LÊ THỊ MỚI');
    expect(await lobby.scanned(card)).toMatchObject({ ten: 'LÊ T** M**', laMoi: true, canDienThoai: true });
    await updateSetting(lobby.admin, 'kiosk', { nguoiMoi: false });
    expect(await lobby.scanned(card)).toMatchObject({ phien: null, lyDo: 'NguoiMoi' });
    await updateSetting(lobby.admin, 'kiosk', { nguoiMoi: true });
  });

  it.each<[string, string, () => Promise<string>]>([
    [
      'another name on the card',
      'KhongKhop',
      async () => lobby.cardText((await lobby.known()).id, 'NGƯỜI KHÁC'),
    ],
    ['no card', 'KhongDocDuoc', async () => 'https://vneid.example/x'],
    [
      'somebody who died',
      'HoSoKhongDung',
      async () => {
        const { card, patient } = await lobby.known();
        await lobby.site.database.pool.query('update main.benh_nhan set tu_vong = true where id = $1', [
          patient._id,
        ]);
        return card;
      },
    ],
    [
      'a cancelled record',
      'HoSoKhongDung',
      async () => {
        const { card, patient } = await lobby.known();
        await lobby.site.database.pool.query(`update main.benh_nhan set trang_thai = 'DaHuy' where id = $1`, [
          patient._id,
        ]);
        return card;
      },
    ],
    [
      'two records of one id',
      'NhieuNguoi',
      async () => {
        const [{ card, id, name }, { patient }] = [await lobby.known(), await lobby.known()];
        await lobby.site.database.pool.query(
          'update main.benh_nhan set cmnd_hoac_ho_chieu = $2, ten_benh_nhan = $3 where id = $1',
          [patient._id, id, name],
        );
        return card;
      },
    ],
  ])('is sent to the desk: %s', async (_name, lyDo, text) => {
    expect(await lobby.scanned(await text())).toMatchObject({ phien: null, ten: null, lyDo });
  });

  it('is led by a merged record to the kept one', async () => {
    const [kept, merged] = [await lobby.known(), await lobby.known()];
    await lobby.site.database.pool.query(
      `update main.benh_nhan set trang_thai = 'DaHuy', benh_nhan_gop_id = $2 where id = $1`,
      [merged.patient._id, kept.patient._id],
    );
    expect((await identify(lobby.fresh(), { so: merged.id, namSinh: 1980 })).ten).toMatch(/^TRẦN/);
  });

  it('cannot be guessed: after twenty typed misses, or sixty of cards, nobody is looked up, and a number is still given', async () => {
    const { id, card } = await lobby.known();
    for (let at = 0; at < 20; at += 1)
      expect((await identify(lobby.fresh(), { so: lobby.citizenId(), namSinh: 1980 })).lyDo).toMatch(
        /KhongTimThay|ThuQuaNhieu/,
      );
    const otherPlace = lobby.fresh({ ...lobby.kiosk, ip: '203.0.113.9' });
    expect(await identify(otherPlace, { so: id, namSinh: 1980 })).toMatchObject({
      phien: null,
      lyDo: 'ThuQuaNhieu',
    });
    expect((await lobby.scanned(card)).lyDo).toBeNull();
    for (let at = 0; at < 60; at += 1) await lobby.scanned(lobby.cardText(id, `Đoán Tên ${at}`));
    expect(await lobby.scanned(card)).toMatchObject({ phien: null, lyDo: 'ThuQuaNhieu' });
    expect((await takeDeskNumber(lobby.fresh(), v7(), null)).KyHieu).not.toBe('');
    await forgetScope(lobby.site.database.db, 'kioskTyped');
    await forgetScope(lobby.site.database.db, 'kioskCard');
    for (let at = 0; at < 65; at += 1) expect((await lobby.scanned(card)).lyDo).toBeNull();
  });

  it('stays sealed: what was changed, is old or of another session opens nothing', async () => {
    const { card } = await lobby.known();
    const phien = await lobby.sealed(card);
    const later = lobby.fresh({ ...lobby.kiosk, now: () => new Date(Date.now() + 31 * 60_000) });
    const other = lobby.fresh({
      ...lobby.kiosk,
      user: lobby.kiosk.user && { ...lobby.kiosk.user, sessionId: v7() },
    });
    for (const [ctx, text] of [
      [later, phien],
      [other, phien],
      [lobby.fresh(), `${phien.slice(0, -6)}AAAAAA`],
      [lobby.fresh(), ''],
    ] as const)
      expect(await code(lookUpCard(ctx, text))).toBe('KIOSK_STEP_OVER');
  });
});

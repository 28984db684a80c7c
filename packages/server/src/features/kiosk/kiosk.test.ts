import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payAll } from '../../../test/cashierVisits.ts';
import { rootFields } from '../../../test/rootFields.ts';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { KioskTiepNhanInput, LoaiKiosk } from '../../gql/main.ts';
import { demoPassword } from '../../seed/demo.ts';
import { costOfVisit } from '../cashier/queries.ts';
import { forgetScope } from '../identity/attempts.ts';
import { ownDeskPin, setDeskPin, unlockDesk } from '../identity/deskLock.ts';
import { type Simulator, startSimulator } from '../insurance/simulator.ts';
import { makePatient } from '../patients/testPatient.ts';
import { callNext } from '../queues/commands.ts';
import { ticketById } from '../queues/queries.ts';
import { receptionById } from '../reception/queries.ts';
import { code } from '../reception/testReception.ts';
import { updateSetting } from '../system/commands.ts';
import { lookUpCard } from './card.ts';
import { identify } from './identify.ts';
import { offered } from './options.ts';
import { receiveAtKiosk } from './receive.ts';
import { ownTicket, takeDeskNumber } from './tickets.ts';

let site: TestSite;
let portal: Simulator;
let kiosk: Ctx;
let admin: Ctx;
let made = 0;

beforeAll(async () => {
  site = await openTestSite();
  portal = await startSimulator();
  const plain = await site.ctx('kiosk', { node: 'TN01' });
  kiosk = { ...plain, config: { ...plain.config, insurancePortal: portal.url } };
  admin = await site.ctx('quantri', { node: 'BVS' });
  await updateSetting(admin, 'facility', { lyDoTiepNhanLai: true });
});
afterAll(async () => {
  await portal.close();
  await site.close();
});

const fresh = (ctx: Ctx = kiosk): Ctx => ({ ...ctx, loaders: new Map() });
const away = (): Ctx =>
  fresh({ ...kiosk, config: { ...kiosk.config, insurancePortal: 'http://127.0.0.1:9' } });
const citizenId = () => `0010800${String(10_000 + ++made).padStart(5, '0')}`;
const cardText = (id: string, name: string, more: { born?: string; address?: string } = {}) =>
  [
    id,
    '',
    name,
    more.born ?? '02051980',
    'Nam',
    more.address ?? 'Số 1, Phường Ba Đình, Thành phố Hà Nội',
    '01012022',
  ].join('|');
const scanned = (text: string) => identify(fresh(), { quet: text });
const known = async (over: Parameters<typeof makePatient>[2] = {}) => {
  const CMNDHoacHoChieu = citizenId();
  const TenBenhNhan = `Trần Văn Quen ${made}`;
  const patient = await makePatient(site, await site.ctx('tiepdon', { node: 'TN01' }), {
    TenBenhNhan,
    CMNDHoacHoChieu,
    ...over,
  });
  return { patient, id: CMNDHoacHoChieu, name: TenBenhNhan, card: cardText(CMNDHoacHoChieu, TenBenhNhan) };
};
const sealed = async (text: string) => (await scanned(text)).phien ?? '';

async function choice(phien: string, loai: LoaiKiosk, more: Partial<KioskTiepNhanInput> = {}) {
  const [service] = await offered(fresh(), loai);
  const [room] = service?.phongs ?? [];
  return {
    requestId: v7(),
    phien,
    loai,
    DichVu_Id: service?.DichVu_Id ?? '',
    Phong_Id: room?._id ?? '',
    ...more,
  };
}
const visitOf = async (ticketId: string | undefined) =>
  receptionById(fresh(admin), (await ticketById(fresh(admin), ticketId ?? ''))?.TiepNhan_Id ?? '');

describe('who stands at a kiosk', () => {
  it('is found by the citizen card, and told no more than to confirm', async () => {
    const { card, patient } = await known();
    const found = await scanned(card);
    expect(found).toMatchObject({
      ten: expect.stringMatching(/^TRẦN V\*\* Q\*\*/),
      namSinh: 1980,
      laMoi: false,
    });
    expect(JSON.stringify(found)).not.toContain(patient._id);
    expect(found.phien).not.toBeNull();
  });

  it('is found by a typed id or phone with the year of birth, not by one of them alone', async () => {
    const { id, patient } = await known();
    for (const so of [id, patient.SoDienThoai ?? '']) {
      expect((await identify(fresh(), { so, namSinh: 1980 })).phien).not.toBeNull();
      expect(await identify(fresh(), { so, namSinh: 1981 })).toMatchObject({
        phien: null,
        lyDo: 'KhongTimThay',
      });
      expect(await identify(fresh(), { so })).toMatchObject({ phien: null, ten: null, lyDo: 'KhongTimThay' });
    }
  });

  it('is found by the insurance card of the record', async () => {
    const { name } = await known({ SoTheBHYT: 'DN4010000000777', BHYTNgayHieuLuc: '2020-01-01' });
    const hex = Buffer.from(name, 'utf8').toString('hex');
    const text = (year: string) =>
      `DN4010000000777|${hex}|02/05/${year}|1|-|01 - 999|01/01/2020|31/12/2099|-|-|-|4|-|x|$`;
    expect(await scanned(text('1980'))).toMatchObject({ namSinh: 1980, lyDo: null });
    expect(await scanned(text('1981'))).toMatchObject({ phien: null, lyDo: 'KhongKhop' });
  });

  it('is new by a citizen card that nobody has, and the desk’s where the settings say so', async () => {
    const card = cardText(citizenId(), 'LÊ THỊ MỚI');
    expect(await scanned(card)).toMatchObject({ ten: 'LÊ T** M**', laMoi: true, canDienThoai: true });
    await updateSetting(admin, 'kiosk', { nguoiMoi: false });
    expect(await scanned(card)).toMatchObject({ phien: null, lyDo: 'NguoiMoi' });
    await updateSetting(admin, 'kiosk', { nguoiMoi: true });
  });

  it.each<[string, string, () => Promise<string>]>([
    ['another name on the card', 'KhongKhop', async () => cardText((await known()).id, 'NGƯỜI KHÁC')],
    ['no card', 'KhongDocDuoc', async () => 'https://vneid.example/x'],
    [
      'somebody who died',
      'HoSoKhongDung',
      async () => {
        const { card, patient } = await known();
        await site.database.pool.query('update main.benh_nhan set tu_vong = true where id = $1', [
          patient._id,
        ]);
        return card;
      },
    ],
    [
      'a cancelled record',
      'HoSoKhongDung',
      async () => {
        const { card, patient } = await known();
        await site.database.pool.query(`update main.benh_nhan set trang_thai = 'DaHuy' where id = $1`, [
          patient._id,
        ]);
        return card;
      },
    ],
    [
      'two records of one id',
      'NhieuNguoi',
      async () => {
        const [{ card, id, name }, { patient }] = [await known(), await known()];
        await site.database.pool.query(
          'update main.benh_nhan set cmnd_hoac_ho_chieu = $2, ten_benh_nhan = $3 where id = $1',
          [patient._id, id, name],
        );
        return card;
      },
    ],
  ])('is sent to the desk: %s', async (_name, lyDo, text) => {
    expect(await scanned(await text())).toMatchObject({ phien: null, ten: null, lyDo });
  });

  it('is led by a merged record to the kept one', async () => {
    const [kept, merged] = [await known(), await known()];
    await site.database.pool.query(
      `update main.benh_nhan set trang_thai = 'DaHuy', benh_nhan_gop_id = $2 where id = $1`,
      [merged.patient._id, kept.patient._id],
    );
    expect((await identify(fresh(), { so: merged.id, namSinh: 1980 })).ten).toMatch(/^TRẦN/);
  });

  it('cannot be guessed: after twenty typed misses, or sixty of cards, nobody is looked up, and a number is still given', async () => {
    const { id, card } = await known();
    for (let at = 0; at < 20; at += 1)
      expect((await identify(fresh(), { so: citizenId(), namSinh: 1980 })).lyDo).toMatch(
        /KhongTimThay|ThuQuaNhieu/,
      );
    const otherPlace = fresh({ ...kiosk, ip: '203.0.113.9' });
    expect(await identify(otherPlace, { so: id, namSinh: 1980 })).toMatchObject({
      phien: null,
      lyDo: 'ThuQuaNhieu',
    });
    expect((await scanned(card)).lyDo).toBeNull();
    for (let at = 0; at < 60; at += 1) await scanned(cardText(id, `Đoán Tên ${at}`));
    expect(await scanned(card)).toMatchObject({ phien: null, lyDo: 'ThuQuaNhieu' });
    expect((await takeDeskNumber(fresh(), v7(), null)).KyHieu).not.toBe('');
    await forgetScope(site.database.db, 'kioskTyped');
    await forgetScope(site.database.db, 'kioskCard');
    for (let at = 0; at < 65; at += 1) expect((await scanned(card)).lyDo).toBeNull();
  });

  it('stays sealed: what was changed, is old or of another session opens nothing', async () => {
    const { card } = await known();
    const phien = await sealed(card);
    const later = fresh({ ...kiosk, now: () => new Date(Date.now() + 31 * 60_000) });
    const other = fresh({ ...kiosk, user: kiosk.user && { ...kiosk.user, sessionId: v7() } });
    for (const [ctx, text] of [
      [later, phien],
      [other, phien],
      [fresh(), `${phien.slice(0, -6)}AAAAAA`],
      [fresh(), ''],
    ] as const)
      expect(await code(lookUpCard(ctx, text))).toBe('KIOSK_STEP_OVER');
  });
});

describe('an insured patient', () => {
  it('is received by the desk’s command: payer, card, object code, tickets, event', async () => {
    const { card, patient } = await known({
      SoTheBHYT: 'DN4010000000778',
      BHYTNgayHieuLuc: '2020-01-01',
      BHYTNgayHetHieuLuc: '2099-12-31',
    });
    const phien = await sealed(card);
    expect(await lookUpCard(fresh(), phien)).toMatchObject({ cuoiSo: '0778', lyDo: null });
    const done = await receiveAtKiosk(fresh(), await choice(phien, 'BHYT'));
    expect(done).toMatchObject({ lyDo: null, ve: { KyHieu: expect.any(String), noi: expect.any(String) } });
    const visit = await visitOf(done.ve?._id);
    expect(visit).toMatchObject({
      BenhNhan_Id: patient._id,
      SoTheBHYT: 'DN4010000000778',
      TheDaXacMinh: true,
      NoiTiepNhan_Id: await site.id('auth.node', 'TN01'),
      TrangThai: 'DaTiepNhan',
    });
    expect(visit.MaDoiTuongKCB).not.toBeNull();
    const { rows } = await site.database.pool.query(
      `select 1 from main.event where module = 'TiepNhan' and process = 'create' and data ->> 'TiepNhan_Id' = $1`,
      [visit._id],
    );
    expect(rows).toHaveLength(1);
    // a second time on one day is for the desk
    expect(await receiveAtKiosk(fresh(), await choice(phien, 'BHYT'))).toMatchObject({
      ve: null,
      lyDo: 'DaTiepNhan',
    });
  });

  it('is sent to the desk when the portal refuses the card or does not answer; nothing is received', async () => {
    const refused = await known({ SoTheBHYT: 'DN4019999900110', BHYTNgayHieuLuc: '2020-01-01' });
    const bad = await sealed(refused.card);
    await site.database.pool.query(
      `update main.benh_nhan set so_the_bhyt = 'DN4010199999110' where id = $1`,
      [refused.patient._id],
    );
    expect(await lookUpCard(fresh(), bad)).toMatchObject({ lyDo: 'TheBiTuChoi', cuoiSo: null });
    expect(await receiveAtKiosk(fresh(), await choice(bad, 'BHYT'))).toMatchObject({
      lyDo: 'TheBiTuChoi',
      ve: null,
    });
    const { card } = await known({ SoTheBHYT: 'DN4010000000779', BHYTNgayHieuLuc: '2020-01-01' });
    const phien = await sealed(card);
    expect(await lookUpCard(away(), phien)).toMatchObject({ lyDo: 'CongKhongTraLoi' });
    expect(await receiveAtKiosk(away(), await choice(phien, 'BHYT'))).toMatchObject({
      lyDo: 'CongKhongTraLoi',
      ve: null,
    });
    const { rows } = await site.database.pool.query('select 1 from main.tiep_nhan where benh_nhan_id = $1', [
      refused.patient._id,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('without card and citizen id is sent to the desk', async () => {
    const { patient } = await known({ CMNDHoacHoChieu: null });
    const { phien } = await identify(fresh(), { so: patient.SoDienThoai, namSinh: 1980 });
    expect(await lookUpCard(fresh(), phien ?? '')).toMatchObject({ lyDo: 'KhongCoThe' });
  });
});

describe('a patient on request', () => {
  const phone = () => `0987${String(100_000 + ++made)}`;

  it('who is new is made from the card, keeps the number and is called once it is paid', async () => {
    const id = citizenId();
    const phien = await sealed(cardText(id, 'PHẠM VĂN KIOSK'));
    const input = await choice(phien, 'YeuCau', { SoDienThoai: phone() });
    const done = await receiveAtKiosk(fresh(), input);
    expect(done).toMatchObject({ lyDo: null, ve: { choThuPhi: true }, veThuPhi: { choThuPhi: false } });
    expect(Number(done.phaiThu)).toBeGreaterThan(0);
    expect(done.maQR).toMatch(/^000201/);
    const visit = await visitOf(done.ve?._id);
    expect((await costOfVisit(fresh(admin), visit._id)).DaThu).toBe('0.00');
    const { rows } = await site.database.pool.query(
      'select ten_benh_nhan, ngay_sinh::text, gioi_tinh, dia_chi_id from main.benh_nhan where cmnd_hoac_ho_chieu = $1',
      [id],
    );
    expect(rows).toMatchObject([
      { ngay_sinh: '1980-05-02', gioi_tinh: 'MALE', dia_chi_id: expect.any(String) },
    ]);
    const doctor = await site.ctx('bsnoi1', { node: 'PK01' });
    const desk = { hangDoi: 'KhamBenh', nodeId: input.Phong_Id } as const;
    expect(input.Phong_Id).toBe(doctor.nodeId);
    for (let called = await callNext(doctor, desk); called; called = await callNext(doctor, desk))
      expect(called._id).not.toBe(done.ve?._id);
    await payAll(site, await site.ctx('thungan1', { node: 'QT01' }), {
      TiepNhan_Id: visit._id,
      BenhNhan_Id: visit.BenhNhan_Id,
    });
    expect((await callNext(doctor, desk))?._id).toBe(done.ve?._id);
  });

  it('is received once for a request id, also when the answer was lost and it is sent again', async () => {
    const phien = await sealed((await known()).card);
    const input = await choice(phien, 'YeuCau');
    const [first, second] = await Promise.all([
      receiveAtKiosk(fresh(), input),
      receiveAtKiosk(fresh(), input),
    ]);
    expect(second.ve?._id).toBe(first.ve?._id);
    expect((await receiveAtKiosk(fresh(), input)).ve?.KyHieu).toBe(first.ve?.KyHieu);
  });

  it('of 75 years has the priority of the law', async () => {
    const id = citizenId();
    const phien = await sealed(cardText(id, 'CỤ BÀ KIOSK', { born: '01011940' }));
    const done = await receiveAtKiosk(fresh(), await choice(phien, 'YeuCau', { SoDienThoai: phone() }));
    expect(done.ve).toMatchObject({ uuTien: true });
    expect(await visitOf(done.ve?._id)).toMatchObject({ UuTien: true, LyDoUuTien: 'Tu75Tuoi' });
  });

  it('whose card or phone is not enough for a record is sent to the desk, and nothing is left', async () => {
    const id = citizenId();
    const phien = await sealed(cardText(id, 'KHÔNG ĐỊA CHỈ', { address: 'Nơi không ai biết' }));
    expect(
      await receiveAtKiosk(fresh(), await choice(phien, 'YeuCau', { SoDienThoai: phone() })),
    ).toMatchObject({
      ve: null,
      lyDo: 'Khac',
    });
    const { rows } = await site.database.pool.query(
      'select 1 from main.benh_nhan where cmnd_hoac_ho_chieu = $1',
      [id],
    );
    expect(rows).toHaveLength(0);
  });

  it('chooses only among the rooms of the settings', async () => {
    const phien = await sealed((await known()).card);
    const input = await choice(phien, 'YeuCau');
    await updateSetting(admin, 'kiosk', { phongs: 'pk04, PK05' });
    const rooms = (await offered(fresh(), 'YeuCau')).flatMap((one) => one.phongs.map(({ ma }) => ma));
    expect(new Set(rooms)).toEqual(new Set(['PK04', 'PK05']));
    const other = { ...input, Phong_Id: await site.id('auth.node', 'PK01') };
    expect(await code(receiveAtKiosk(fresh(), other))).toBe('KIOSK_NOT_OFFERED');
    await updateSetting(admin, 'kiosk', { phongs: '' });
  });
});

describe('a kiosk', () => {
  it('gives a number of the desk once for a request id, with the person who was confirmed', async () => {
    const { card, patient } = await known();
    const requestId = v7();
    const phien = await sealed(card);
    const [first, second] = [
      await takeDeskNumber(fresh(), requestId, phien),
      await takeDeskNumber(fresh(), requestId, phien),
    ];
    expect(second._id).toBe(first._id);
    expect(await ticketById(fresh(admin), first._id)).toMatchObject({
      HangDoi: 'TiepNhan',
      BenhNhan_Id: patient._id,
    });
  });

  it('prints what it handed out itself in the last minutes, and nothing else', async () => {
    const own = await takeDeskNumber(fresh(), v7(), null);
    expect((await ownTicket(fresh(), own._id))._id).toBe(own._id);
    const later = fresh({ ...kiosk, now: () => new Date(Date.now() + 16 * 60_000) });
    expect(await code(ownTicket(later, own._id))).toBe('NOT_FOUND');
    expect(await code(ownTicket(fresh(admin), own._id))).toBe('NOT_FOUND');
    const { app } = await site.app();
    const print = async (path: string) =>
      (
        await app.inject({
          url: path,
          headers: { 'access-token': await site.token('kiosk'), 'current-node': kiosk.nodeId ?? '' },
        })
      ).statusCode;
    expect(await print(`/api/kiosk/tickets/${own._id}`)).toBe(200);
    expect(await print(`/api/print/PhieuSoThuTu/${own._id}`)).toBe(403);
  });

  it('stands where its profile says, and nowhere else', async () => {
    const elsewhere = fresh({ ...kiosk, nodeId: await site.id('auth.node', 'PKSTN') });
    expect(await code(identify(elsewhere, { quet: 'x' }))).toBe('NODE_NOT_GRANTED');
    expect(await code(takeDeskNumber(elsewhere, v7(), null))).toBe('NODE_NOT_GRANTED');
    expect(await code(offered(elsewhere, 'BHYT'))).toBe('NODE_NOT_GRANTED');
    expect(await code(lookUpCard(systemContext(site), 'x'))).toBe('NODE_NOT_GRANTED');
  });

  it('reads no patients: what it may ask besides its own operations tells of none', async () => {
    expect(kiosk.permissions).toEqual(new Set(['KIOSK']));
    const open = rootFields.filter(
      ({ kind, access }) => kind === 'query' && ['PUBLIC', 'SIGNED_IN', 'KIOSK'].includes(access),
    );
    const telling = open
      .filter((root) => typesBelow(root.field.type).has('BenhNhan'))
      .map((root) => root.field.name);
    // notices are those of the account's own doctor: a kiosk has none
    expect(telling).toEqual([]);
    expect(open.filter(({ access }) => access === 'KIOSK').map((root) => root.field.name)).toEqual([
      'kioskCaiDat',
      'kioskDichVus',
    ]);
  });
});

/** The names of all types that an answer can hold. */
function typesBelow(type: GraphQLOutputType, seen = new Set<string>()): Set<string> {
  const named = getNamedType(type);
  if (seen.has(named.name)) return seen;
  seen.add(named.name);
  if (isObjectType(named)) for (const field of Object.values(named.getFields())) typesBelow(field.type, seen);
  return seen;
}

describe('staff at a kiosk', () => {
  it('open it by the PIN of its account, which its password sets and five wrong tries use up', async () => {
    const open = (pin: string | null, password: string | null = null) =>
      unlockDesk(fresh(), { pin, password });
    expect(await code(open('8305'))).toBe('PIN_INCORRECT');
    const set = { pin: '8305', currentPassword: demoPassword };
    expect(await setDeskPin(fresh(), set)).toEqual({ isSet: true, isAccepted: true });
    expect(await open('8305')).toBe(true);
    const wrong = [];
    for (let tries = 0; tries < 5; tries += 1) wrong.push(await code(open('1928')));
    expect(wrong).toEqual([...Array.from({ length: 4 }, () => 'PIN_INCORRECT'), 'PIN_USED_UP']);
    expect([await code(open('8305')), await ownDeskPin(fresh())]).toEqual([
      'PIN_USED_UP',
      { isSet: true, isAccepted: false },
    ]);
    expect(await open(null, demoPassword)).toBe(true);
    expect(await open('8305')).toBe(true);
    await setDeskPin(fresh(), { pin: null, currentPassword: demoPassword });
    expect(await code(open('8305'))).toBe('PIN_INCORRECT');
  });
});

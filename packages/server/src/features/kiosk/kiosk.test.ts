import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payAll } from '../../../test/cashierVisits.ts';
import { rootFields } from '../../../test/rootFields.ts';
import { systemContext } from '../../../test/testSite.ts';
import { requireAccess } from '../../engine/acts/access.ts';
import { DomainError } from '../../engine/errors.ts';
import { demoPassword } from '../../seed/demo.ts';
import { costOfVisit } from '../cashier/queries.ts';
import { ownDeskPin, setDeskPin, unlockDesk } from '../identity/deskLock.ts';
import { callNext } from '../queues/commands.ts';
import { ticketById } from '../queues/queries.ts';
import { code } from '../reception/testReception.ts';
import { updateSetting } from '../system/commands.ts';
import { shellSetting } from '../system/queries.ts';
import { lookUpCard } from './card.ts';
import { identify } from './identify.ts';
import { offered } from './options.ts';
import { receiveAtKiosk } from './receive.ts';
import { type Lobby, openLobby } from './testKiosk.ts';
import { ownTicket, takeDeskNumber } from './tickets.ts';

let lobby: Lobby;
beforeAll(async () => {
  lobby = await openLobby();
});
afterAll(() => lobby.close());

describe('an insured patient', () => {
  it('is received by the desk’s command: payer, card, object code, tickets, event', async () => {
    const { card, patient } = await lobby.known({
      SoTheBHYT: 'DN4010000000778',
      BHYTNgayHieuLuc: '2020-01-01',
      BHYTNgayHetHieuLuc: '2099-12-31',
    });
    const phien = await lobby.sealed(card);
    expect(await lookUpCard(lobby.fresh(), phien)).toMatchObject({ cuoiSo: '0778', lyDo: null });
    const done = await receiveAtKiosk(lobby.fresh(), await lobby.choice(phien, 'BHYT'));
    expect(done).toMatchObject({ lyDo: null, ve: { KyHieu: expect.any(String), noi: expect.any(String) } });
    const visit = await lobby.visitOf(done.ve?._id);
    expect(visit).toMatchObject({
      BenhNhan_Id: patient._id,
      SoTheBHYT: 'DN4010000000778',
      TheDaXacMinh: true,
      NoiTiepNhan_Id: await lobby.site.id('auth.node', 'TN01'),
      TrangThai: 'DaTiepNhan',
    });
    expect(visit.MaDoiTuongKCB).not.toBeNull();
    const { rows } = await lobby.site.database.pool.query(
      `select 1 from main.event where module = 'TiepNhan' and process = 'create' and data ->> 'TiepNhan_Id' = $1`,
      [visit._id],
    );
    expect(rows).toHaveLength(1);
    // a second time on one day is for the desk
    expect(await receiveAtKiosk(lobby.fresh(), await lobby.choice(phien, 'BHYT'))).toMatchObject({
      ve: null,
      lyDo: 'DaTiepNhan',
    });
  });

  it('is sent to the desk when the lobby.portal refuses the card or does not answer; nothing is received', async () => {
    const refused = await lobby.known({ SoTheBHYT: 'DN4019999900110', BHYTNgayHieuLuc: '2020-01-01' });
    const bad = await lobby.sealed(refused.card);
    await lobby.site.database.pool.query(
      `update main.benh_nhan set so_the_bhyt = 'DN4010199999110' where id = $1`,
      [refused.patient._id],
    );
    expect(await lookUpCard(lobby.fresh(), bad)).toMatchObject({ lyDo: 'TheBiTuChoi', cuoiSo: null });
    expect(await receiveAtKiosk(lobby.fresh(), await lobby.choice(bad, 'BHYT'))).toMatchObject({
      lyDo: 'TheBiTuChoi',
      ve: null,
    });
    const { card } = await lobby.known({ SoTheBHYT: 'DN4010000000779', BHYTNgayHieuLuc: '2020-01-01' });
    const phien = await lobby.sealed(card);
    expect(await lookUpCard(lobby.away(), phien)).toMatchObject({ lyDo: 'CongKhongTraLoi' });
    expect(await receiveAtKiosk(lobby.away(), await lobby.choice(phien, 'BHYT'))).toMatchObject({
      lyDo: 'CongKhongTraLoi',
      ve: null,
    });
    const { rows } = await lobby.site.database.pool.query(
      'select 1 from main.tiep_nhan where benh_nhan_id = $1',
      [refused.patient._id],
    );
    expect(rows).toHaveLength(0);
  });

  it('without card and citizen id is sent to the desk', async () => {
    const { patient } = await lobby.known({ CMNDHoacHoChieu: null });
    const { phien } = await identify(lobby.fresh(), { so: patient.SoDienThoai, namSinh: 1980 });
    expect(await lookUpCard(lobby.fresh(), phien ?? '')).toMatchObject({ lyDo: 'KhongCoThe' });
  });
});

describe('a patient on request', () => {
  const phone = () => `0987${String(100_000 + lobby.next())}`;

  it('who is new is made from the card, keeps the number and is called once it is paid', async () => {
    const id = lobby.citizenId();
    const phien = await lobby.sealed(lobby.cardText(id, 'PHẠM VĂN KIOSK'));
    const input = await lobby.choice(phien, 'YeuCau', { SoDienThoai: phone() });
    const done = await receiveAtKiosk(lobby.fresh(), input);
    expect(done).toMatchObject({ lyDo: null, ve: { choThuPhi: true }, veThuPhi: { choThuPhi: false } });
    expect(Number(done.phaiThu)).toBeGreaterThan(0);
    expect(done.maQR).toMatch(/^000201/);
    const visit = await lobby.visitOf(done.ve?._id);
    expect((await costOfVisit(lobby.fresh(lobby.admin), visit._id)).DaThu).toBe('0.00');
    const { rows } = await lobby.site.database.pool.query(
      'select ten_benh_nhan, ngay_sinh::text, gioi_tinh, dia_chi_id from main.benh_nhan where cmnd_hoac_ho_chieu = $1',
      [id],
    );
    expect(rows).toMatchObject([
      { ngay_sinh: '1980-05-02', gioi_tinh: 'MALE', dia_chi_id: expect.any(String) },
    ]);
    const doctor = await lobby.site.ctx('bsnoi1', { node: 'PK01' });
    const desk = { hangDoi: 'KhamBenh', nodeId: input.Phong_Id } as const;
    expect(input.Phong_Id).toBe(doctor.nodeId);
    for (let called = await callNext(doctor, desk); called; called = await callNext(doctor, desk))
      expect(called._id).not.toBe(done.ve?._id);
    await payAll(lobby.site, await lobby.site.ctx('thungan1', { node: 'QT01' }), {
      TiepNhan_Id: visit._id,
      BenhNhan_Id: visit.BenhNhan_Id,
    });
    expect((await callNext(doctor, desk))?._id).toBe(done.ve?._id);
  });

  it('is received once for a request id, also when the answer was lost and it is sent again', async () => {
    const phien = await lobby.sealed((await lobby.known()).card);
    const input = await lobby.choice(phien, 'YeuCau');
    const [first, second] = await Promise.all([
      receiveAtKiosk(lobby.fresh(), input),
      receiveAtKiosk(lobby.fresh(), input),
    ]);
    expect(second.ve?._id).toBe(first.ve?._id);
    expect((await receiveAtKiosk(lobby.fresh(), input)).ve?.KyHieu).toBe(first.ve?.KyHieu);
  });

  it('of 75 years has the priority of the law', async () => {
    const id = lobby.citizenId();
    const phien = await lobby.sealed(lobby.cardText(id, 'CỤ BÀ KIOSK', { born: '01011940' }));
    const done = await receiveAtKiosk(
      lobby.fresh(),
      await lobby.choice(phien, 'YeuCau', { SoDienThoai: phone() }),
    );
    expect(done.ve).toMatchObject({ uuTien: true });
    expect(await lobby.visitOf(done.ve?._id)).toMatchObject({ UuTien: true, LyDoUuTien: 'Tu75Tuoi' });
  });

  it('whose card or phone is not enough for a record is sent to the desk, and nothing is left', async () => {
    const id = lobby.citizenId();
    const phien = await lobby.sealed(lobby.cardText(id, 'KHÔNG ĐỊA CHỈ', { address: 'Nơi không ai biết' }));
    expect(
      await receiveAtKiosk(lobby.fresh(), await lobby.choice(phien, 'YeuCau', { SoDienThoai: phone() })),
    ).toMatchObject({
      ve: null,
      lyDo: 'Khac',
    });
    const { rows } = await lobby.site.database.pool.query(
      'select 1 from main.benh_nhan where cmnd_hoac_ho_chieu = $1',
      [id],
    );
    expect(rows).toHaveLength(0);
  });

  it('chooses only among the rooms of the settings', async () => {
    const phien = await lobby.sealed((await lobby.known()).card);
    const input = await lobby.choice(phien, 'YeuCau');
    await updateSetting(lobby.admin, 'kiosk', { phongs: 'pk04, PK05' });
    const rooms = (await offered(lobby.fresh(), 'YeuCau')).flatMap((one) => one.phongs.map(({ ma }) => ma));
    expect(new Set(rooms)).toEqual(new Set(['PK04', 'PK05']));
    const other = { ...input, Phong_Id: await lobby.site.id('auth.node', 'PK01') };
    expect(await code(receiveAtKiosk(lobby.fresh(), other))).toBe('KIOSK_NOT_OFFERED');
    await updateSetting(lobby.admin, 'kiosk', { phongs: '' });
  });
});

describe('a kiosk', () => {
  it('gives a number of the desk once for a request id, with the person who was confirmed', async () => {
    const { card, patient } = await lobby.known();
    const requestId = v7();
    const phien = await lobby.sealed(card);
    const [first, second] = [
      await takeDeskNumber(lobby.fresh(), requestId, phien),
      await takeDeskNumber(lobby.fresh(), requestId, phien),
    ];
    expect(second._id).toBe(first._id);
    expect(await ticketById(lobby.fresh(lobby.admin), first._id)).toMatchObject({
      HangDoi: 'TiepNhan',
      BenhNhan_Id: patient._id,
    });
  });

  it('prints what it handed out itself in the last minutes, and nothing else', async () => {
    const own = await takeDeskNumber(lobby.fresh(), v7(), null);
    expect((await ownTicket(lobby.fresh(), own._id))._id).toBe(own._id);
    const later = lobby.fresh({ ...lobby.kiosk, now: () => new Date(Date.now() + 16 * 60_000) });
    expect(await code(ownTicket(later, own._id))).toBe('NOT_FOUND');
    expect(await code(ownTicket(lobby.fresh(lobby.admin), own._id))).toBe('NOT_FOUND');
    const { app } = await lobby.site.app();
    const print = async (path: string) =>
      (
        await app.inject({
          url: path,
          headers: {
            'access-token': await lobby.site.token('kiosk'),
            'current-node': lobby.kiosk.nodeId ?? '',
          },
        })
      ).statusCode;
    expect(await print(`/api/kiosk/tickets/${own._id}`)).toBe(200);
    expect(await print(`/api/print/PhieuSoThuTu/${own._id}`)).toBe(403);
  });

  it('stands where its profile says, and nowhere else', async () => {
    const elsewhere = lobby.fresh({ ...lobby.kiosk, nodeId: await lobby.site.id('auth.node', 'PKSTN') });
    expect(await code(identify(elsewhere, { quet: 'x' }))).toBe('NODE_NOT_GRANTED');
    expect(await code(takeDeskNumber(elsewhere, v7(), null))).toBe('NODE_NOT_GRANTED');
    expect(await code(offered(elsewhere, 'BHYT'))).toBe('NODE_NOT_GRANTED');
    expect(await code(lookUpCard(systemContext(lobby.site), 'x'))).toBe('NODE_NOT_GRANTED');
  });

  it('reads no patients: what it may ask besides its own operations tells of none', async () => {
    expect(lobby.kiosk.permissions).toEqual(new Set(['KIOSK']));
    const open = rootFields.filter(
      ({ kind, access }) => kind === 'query' && ['PUBLIC', 'KIOSK'].includes(access),
    );
    const telling = open
      .filter((root) => typesBelow(root.field.type).has('BenhNhan'))
      .map((root) => root.field.name);
    expect(telling).toEqual([]);
    expect(open.filter(({ access }) => access === 'KIOSK').map((root) => root.field.name)).toEqual([
      'kioskCaiDat',
      'kioskDichVus',
    ]);
  });

  it('asks of what all people share only what a session begins with and what concerns its own account', () => {
    const shared = rootFields.filter(({ access }) => access === 'SIGNED_IN');
    expect(shared.filter(({ ofMachines }) => ofMachines).map((root) => root.field.name)).toEqual([
      ...['tuyChonCaNhans', 'deskPin', 'passkeys', 'myInfo', 'draftKey', 'getNodes', 'secondFactor'],
      ...['saveTuyChonCaNhan', 'setDeskPin', 'unlockDesk', 'beginPasskey', 'addPasskey', 'renamePasskey'],
      ...[
        'removePasskey',
        'logout',
        'changePassword',
        'setUpProfile',
        'beginSecondFactor',
        'confirmSecondFactor',
      ],
      ...['getAppInfo', 'getSetting'],
    ]);
    const rest = shared.filter(({ ofMachines }) => !ofMachines);
    expect(rest.length).toBeGreaterThan(100);
    for (const { field, access } of rest)
      expect([field.name, refusedAt(() => requireAccess(lobby.kiosk, { access }))]).toEqual([
        field.name,
        'FORBIDDEN',
      ]);
    // the name of a node where it has no right makes it nobody else
    const nowhere = { ...lobby.kiosk, nodeId: null, permissions: new Set<string>() };
    expect(refusedAt(() => requireAccess(nowhere, { access: 'SIGNED_IN' }))).toBe('FORBIDDEN');
    expect(refusedAt(() => requireAccess(lobby.admin, { access: 'SIGNED_IN' }))).toBeNull();
  });

  it('is told of the settings only what its screens show', async () => {
    const { his, defaultLanguage, backup, bank, recordAccess, versions } = await shellSetting(lobby.fresh());
    expect({ his, defaultLanguage }).toEqual({
      his: expect.objectContaining({ CustomerName: expect.any(String) }),
      defaultLanguage: 'vi',
    });
    expect([backup, bank, recordAccess, versions]).toEqual([{}, {}, {}, {}]);
    expect((await shellSetting(lobby.fresh(lobby.admin))).backup).not.toEqual({});
  });
});

/** The code of what is thrown, or null. */
function refusedAt(act: () => void): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

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
      unlockDesk(lobby.fresh(), { pin, password });
    expect(await code(open('8305'))).toBe('PIN_INCORRECT');
    const set = { pin: '8305', currentPassword: demoPassword };
    expect(await setDeskPin(lobby.fresh(), set)).toEqual({ isSet: true, isAccepted: true });
    expect(await open('8305')).toBe(true);
    const wrong = [];
    for (let tries = 0; tries < 5; tries += 1) wrong.push(await code(open('1928')));
    expect(wrong).toEqual([...Array.from({ length: 4 }, () => 'PIN_INCORRECT'), 'PIN_USED_UP']);
    expect([await code(open('8305')), await ownDeskPin(lobby.fresh())]).toEqual([
      'PIN_USED_UP',
      { isSet: true, isAccepted: false },
    ]);
    expect(await open(null, demoPassword)).toBe(true);
    expect(await open('8305')).toBe(true);
    await setDeskPin(lobby.fresh(), { pin: null, currentPassword: demoPassword });
    expect(await code(open('8305'))).toBe('PIN_INCORRECT');
  });
});

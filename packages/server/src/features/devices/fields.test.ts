import { deviceTimeOf } from '@sen/domain/devices/deviceMessage';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import { labFactory } from '../lab/testLab.ts';
import { controlFactory } from '../labQc/testLabQc.ts';
import { patientById } from '../patients/queries.ts';
import { issuesOf } from '../reception/testReception.ts';
import { createMeaning, removeMeaning } from './codeCommands.ts';
import { settleMessages } from './messageCommands.ts';
import { linkById, messagesOf, waitingResults } from './queries.ts';
import { assignResult } from './resultCommands.ts';
import { deviceFactory, sampleOf, valuesOfSlip } from './testDevices.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
let of: Awaited<ReturnType<typeof deviceFactory>>;
let astm: Awaited<ReturnType<typeof of.analyserOf>>;
let hl7: Awaited<ReturnType<typeof of.analyserOf>>;

beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  at = await labFactory(site);
  of = await deviceFactory(site);
  await site.database.db.execute(sql`update main.thiet_bi set dich_vu_ids = '{}'`);
  astm = await of.analyserOf('TB01');
  hl7 = await of.analyserOf('TB04', { GiaoThuc: 'HL7' });
});
afterAll(() => of.close());
beforeEach(() => at.forget());

const sample = () => sampleOf(at);
const values = (slip: string) => valuesOfSlip(at, slip);
const last = async ({ id }: { id: string }) => (await of.resultsOf(id)).at(-1);
const lastMessage = async ({ id }: { id: string }) => (await of.messagesOf(id)).at(-1);
let number = 0;
const head = (type: string, over: { 11?: string; 16?: string } = {}) =>
  `MSH|^~\\&|May|BS-1|||20261105080000||${type}|${++number}|${over[11] ?? 'P'}|2.3.1||||${over[16] ?? ''}||ASCII|||`;
const now = () => deviceTimeOf(new Date());
const sendAstm = (O: string, R: string, P = 'P|1') => astm.analyser.raw(['H|\\^&', P, O, R, 'L|1|N']);
const sendHl7 = (OBR: string, OBX: string, PID = 'PID|1') =>
  hl7.analyser.raw([head('ORU^R01'), PID, OBR, OBX]);

describe('the sample of a value', () => {
  it.each([
    ['behind a rack and a place', (SID: string) => `O|1||2^1^         ${SID}^B|^^^^GLU`],
    [
      'behind a longer number of the instrument',
      (SID: string) => `O|1|00000000011625^${SID}  ^1^^004|R1|^^^GLU`,
    ],
  ])('is the part that is one of ours: %s', async (_what, order) => {
    const { slip, SID } = await sample();
    await sendAstm(order(SID), 'R|1|^^^GLU|5.4');
    expect(await last(astm)).toMatchObject({ SIDMau: SID, TrangThai: 'DaVao' });
    expect(await values(slip)).toEqual({ GLU: '5.4' });
  });

  it('is the number of the request that is one of ours, whichever it is', async () => {
    const [one, other] = [await sample(), await sample()];
    await sendHl7(`OBR|1|${one.SID}|000000000000010|Lot`, 'OBX|1|NM|GLU||5.4|||N|||F');
    await sendHl7(`OBR|1|10|L&DEV^${other.SID}|Lot`, 'OBX|1|NM|GLU||5.5|||N|||F');
    expect(await values(one.slip)).toEqual({ GLU: '5.4' });
    expect(await values(other.slip)).toEqual({ GLU: '5.5' });
  });

  it('waits where a message names two of ours, and no sample is offered for it', async () => {
    const [one, other] = [await sample(), await sample()];
    await sendAstm(`O|1|${one.SID}^${other.SID}||^^^GLU`, 'R|1|^^^GLU|5.4');
    expect(await last(astm)).toMatchObject({
      TrangThai: 'ChoGhep',
      LyDoCho: 'NhieuMau',
      DichVuYeuCau_Id: null,
    });
    expect(await values(one.slip)).toEqual({ GLU: null });
  });

  it('is the part that the link names, also where another one is ours', async () => {
    const { slip, SID } = await sample();
    const { id, analyser } = await of.analyserOf('TB02', { ViTriMau: 'o.3.2' });
    await analyser.raw(['H|\\^&', 'P|1', `O|1|${SID}^77||^^^GLU`, 'R|1|^^^GLU|5.4', 'L|1|N']);
    expect(await last({ id })).toMatchObject({ SIDMau: '77', LyDoCho: 'KhongMau' });
    expect(await values(slip)).toEqual({ GLU: null });
    expect((await linkById(of.admin, id)).ViTriMau).toBe('O.3.2');
    expect(await issuesOf(of.change(id, { ViTriMau: 'OBR-2' }))).toContainEqual({
      path: 'ViTriMau',
      code: 'NOT_A_PLACE',
    });
    await of.change(id, { Bat: false });
  });
});

describe('a value', () => {
  it('beside its interpretation by sign is the number, in both protocols', async () => {
    const [one, other] = [await sample(), await sample()];
    await sendAstm(`O|1|${one.SID}||^^^GLU`, 'R|1|^^^GLU|-1^0.750');
    expect(await last(astm)).toMatchObject({ GiaTri: '0.750', DienGiai: 'AmTinh', TrangThai: 'DaVao' });
    await sendHl7(`OBR|1||${other.SID}`, 'OBX|1|NM|GLU||1^12.88|||A|||F');
    expect(await last(hl7)).toMatchObject({ GiaTri: '12.88', DienGiai: 'DuongTinh' });
    expect([await values(one.slip), await values(other.slip)]).toEqual([{ GLU: '0.750' }, { GLU: '12.88' }]);
  });

  it('that nobody can read, or that contradicts another one of its run, waits', async () => {
    const { slip, SID } = await sample();
    await sendAstm(`O|1|${SID}||^^^GLU`, 'R|1|^^^GLU|2^5.4');
    expect(await last(astm)).toMatchObject({ GiaTri: '2^5.4', LyDoCho: 'KhongHieu', DichVuYeuCau_Id: slip });
    await astm.analyser.raw(['H|\\^&', `O|1|${SID}`, 'R|1|^^^GLU|5.4', 'R|2|^^^GLU|50187', 'L|1|N']);
    const both = (await of.resultsOf(astm.id)).slice(-2).map(({ LyDoCho }) => LyDoCho);
    expect(both).toEqual(['NhieuGiaTri', 'NhieuGiaTri']);
    expect(await values(slip)).toEqual({ GLU: null });
  });
});

describe('the person whom an analyser names', () => {
  it('holds the values back where it is not the patient of the sample, until a person says whose they are', async () => {
    const { slip, SID } = await sample();
    const PID = 'PID|1|1212|||Tommy||19620824000000|M';
    await sendHl7(`OBR|1|${SID}|10|Mindray^BS`, 'OBX|1|NM|GLU|Glucose|5.4||-|N|||F', PID);
    const waiting = await last(hl7);
    expect(waiting).toMatchObject({ TrangThai: 'ChoGhep', LyDoCho: 'KhacNguoi', DichVuYeuCau_Id: slip });
    expect(waiting?.NguoiMay).toBe('1212 · Tommy · 24/08/1962');
    expect(await values(slip)).toEqual({ GLU: null });
    const { data } = await waitingResults(at.lab, { KetNoi_Id: hl7.id, limit: 200 });
    const listed = data.find(({ _id }) => _id === waiting?._id);
    expect(listed?.TenBenhNhan).toContain('Người Xét Nghiệm');
    await assignResult(at.lab, waiting?._id ?? '', { SIDMau: SID, MaChiSo: 'GLU' });
    expect(await values(slip)).toEqual({ GLU: '5.4' });
  });

  it('holds them back also where the code was unknown first, and not where it is the patient', async () => {
    const { slip, SID } = await sample();
    await sendAstm(`O|1|${SID}||^^^GX`, 'R|1|^^^GX|5.4', 'P|1||1212||Tommy');
    const meaning = await createMeaning(of.admin, astm.id, { MaMay: 'GX', MaChiSo: 'GLU' });
    expect(await last(astm)).toMatchObject({ LyDoCho: 'KhacNguoi' });
    const { rows } = await site.database.db.execute<{ id: string }>(
      sql`select benh_nhan_id as id from main.dich_vu_yeu_cau where id = ${slip}`,
    );
    const { MaYTe } = await patientById(of.admin, rows[0]?.id ?? '');
    await sendAstm(`O|1|${SID}||^^^GX`, 'R|1|^^^GX|5.6', `P|1||${MaYTe}`);
    expect(await values(slip)).toEqual({ GLU: '5.6' });
    await removeMeaning(of.admin, meaning);
  });
});

describe('a control, as the analyser says', () => {
  const runs = async (lot: string) => {
    const { rows } = await site.database.db.execute<{ value: string }>(
      sql`select k.gia_tri as value from main.ket_qua_kiem_chuan k join main.vat_lieu_kiem_chuan v on v.id = k.vat_lieu_id
        where v.ma_vat_lieu = ${lot}`,
    );
    return rows.map(({ value }) => value).sort();
  };
  let controls: Awaited<ReturnType<typeof controlFactory>>;
  beforeAll(async () => {
    controls = await controlFactory(site, new Date());
    for (const device of ['TB01', 'TB04']) {
      await controls.material(`QC-L-${device}`, { device, Muc: 'Muc1' });
      await controls.material(`QC-H-${device}`, { device, Muc: 'Muc3' });
    }
  });

  it('goes to the quality control by its code or its lot and level, also under the number of a sample of ours', async () => {
    const { slip, SID } = await sample();
    await sendAstm(`O|1|${SID}^QC-L-TB01||^^^GLU|R||||||Q`, `R|1|^^^GLU|5.1|||N||F||||${now()}`);
    expect(await last(astm)).toMatchObject({ TrangThai: 'KiemChuan', MaChiSo: 'GLU' });
    await hl7.analyser.raw([
      head('ORU^R01', { 11: 'Q' }),
      'PID|1||L1^^^^MR',
      'OBR|1||6|00003^LJ QCR^99MRC',
      'OBX|1|IS|05001^Qc Level^99MRC||H||||||F',
      `OBX|2|NM|GLU^Glucose^LN||5.2||||||F|||${now()}`,
    ]);
    await hl7.analyser.raw([
      head('ORU^R01', { 16: '2' }),
      `OBR|1|GLU|Glucose|Mindray^BS||${now()}|||||||QC-L-TB04^QC-H-TB04|L1^L1|20991231||L^H|5^5|0.2^0.2|5.3^5.4|`,
    ]);
    expect(await values(slip)).toEqual({ GLU: null });
    expect(await runs('QC-L-TB01')).toEqual(['5.1']);
    expect(await runs('QC-L-TB04')).toEqual(['5.3']);
    expect(await runs('QC-H-TB04')).toEqual(['5.2', '5.4']);
  });

  it('that fits no material, or several, waits, goes into no slip of a patient, and a person names the material', async () => {
    const { slip, SID } = await sample();
    await sendAstm('O|1|L1||^^^GLU|R||||||Q', 'R|1|^^^GLU|5.15');
    const waiting = await last(astm);
    expect(waiting).toMatchObject({ TrangThai: 'ChoGhep', LyDoCho: 'KiemChuanLe' });
    const assign = (SIDMau: string) =>
      issuesOf(assignResult(at.lab, waiting?._id ?? '', { SIDMau, MaChiSo: 'GLU' }));
    expect(await assign(SID)).toEqual([{ path: 'SIDMau', code: 'CONTROL_OF_NO_PATIENT' }]);
    expect(await assign('QC-NONE')).toEqual([{ path: 'SIDMau', code: 'CONTROL_NOT_TAKEN' }]);
    expect(await assign('QC-H-TB01')).toBeUndefined();
    expect(await runs('QC-H-TB01')).toEqual(['5.15']);
    expect(await last(astm)).toMatchObject({ TrangThai: 'KiemChuan', KetQua: '5.15' });
    expect(await values(slip)).toEqual({ GLU: null });
  });

  it('in another unit than that of its index waits', async () => {
    await sendAstm('O|1|QC-L-TB01||^^^GLU|R||||||Q', 'R|1|^^^GLU|92|mg/dL');
    expect(await last(astm)).toMatchObject({ LyDoCho: 'KiemChuanLe' });
  });
});

describe('a question for the orders of a sample', () => {
  it('by rack is answered with its field as it was asked', async () => {
    const { SID } = await sample();
    const [answer] = await astm.analyser.raw(
      ['H|\\^&', `Q|1|000001^01^     ${SID}^B||^^^040^PT T    |0`, 'L|1|N'],
      1,
    );
    expect(answer).toContain(`\rO|1|000001^01^     ${SID}^B||^^^GLU|`);
    const [none] = await astm.analyser.raw(['H|\\^&', 'Q|1|000001^01^     9^B||ALL', 'L|1|N'], 1);
    expect(none?.endsWith('L|1|I')).toBe(true);
  });

  it('of a cell counter is answered by ORR^O02, refused where nothing is ordered', async () => {
    const { SID } = await sample();
    const [answer] = await hl7.analyser.raw([head('ORM^O01'), `ORC|RF||${SID}||IP`]);
    expect(answer).toMatch(new RegExp(`\\|\\|ORR\\^O02\\|${number}\\|P\\|2\\.3\\.1\\|`));
    expect(answer).toContain(`\rMSA|AA|${number}\r`);
    expect(answer).toContain(`\rORC|AF|${SID}|${SID}\r`);
    expect(answer).toContain(`\rOBR|1|${SID}|${SID}|00001^Automated Count^99MRC|`);
    const [none] = await hl7.analyser.raw([head('ORM^O01'), 'ORC|RF||0000000000||IP']);
    expect(none?.split('\r').slice(1)).toEqual([`MSA|AR|${number}`]);
    await until(async () => (await lastMessage(hl7))?.NoiDung === none);
    expect(await lastMessage(hl7)).toMatchObject({ Chieu: 'Ra', KetQua: 'DaGui' });
  });

  it('of a chemistry analyser is answered by QCK^Q02, and by DSR^Q03 where something is ordered', async () => {
    const { SID } = await sample();
    const ask = (sid: string) => [
      head('QRY^Q02'),
      `QRD|${now()}|R|D|1|||RD|${sid}|OTH|||T|`,
      'QRF|BS-1|||||RCT|COR|ALL||',
    ];
    const [first, second] = await hl7.analyser.raw(ask(SID), 2);
    expect(first?.split('\r').slice(1)).toEqual([
      `MSA|AA|${number}|Message accepted|||0|`,
      'ERR|0|',
      'QAK|SR|OK|',
    ]);
    expect(first).toMatch(/^MSH\|\^~\\&\|Sen\|LAB\|May\|BS-1\|\d{14}\|\|QCK\^Q02\|/);
    expect(second).toContain(`||DSR^Q03|${number}|`);
    expect(second).toContain('\rQRF|BS-1|');
    expect(second).toContain(`\rDSP|21||${SID}|||\r`);
    expect(second).toContain('\rDSP|29||GLU^^^|||\rDSC||');
    await until(async () => (await lastMessage(hl7))?.NoiDung.includes('DSR^Q03') === true);
    const [none] = await hl7.analyser.raw(ask('0000000000'));
    expect(none?.endsWith('QAK|SR|NF|')).toBe(true);
  });
});

describe('a message that is not understood', () => {
  it('stands among the raw messages whatever was answered, waits, and a person says how it was settled', async () => {
    const before = (await linkById(of.admin, hl7.id)).choXem;
    const [refused] = await hl7.analyser.raw([head('MDM^T02'), 'TXA|1']);
    expect(refused).toContain(`\rMSA|AR|${number}|`);
    expect(await lastMessage(hl7)).toMatchObject({ KetQua: 'ChoXem', Loi: 'NOT_FOR_SEN' });
    await astm.analyser.raw(['H|\\^&', 'P|1', 'O|1|S1', 'L|1|N']);
    expect(await lastMessage(astm)).toMatchObject({
      KetQua: 'ChoXem',
      Loi: 'NOTHING_READ',
      MaTin: expect.any(String),
    });
    await hl7.analyser.raw([head('ORU^R01', { 16: '1' }), 'OBR|1|2|GLU', 'OBX|1|NM|2||5']);
    expect(await lastMessage(hl7)).toMatchObject({ KetQua: 'Nhan', Loi: 'CALIBRATION', SoKetQua: 0 });
    expect((await linkById(of.admin, hl7.id)).choXem).toBe(before + 1);
    const [first] = (await messagesOf(at.lab, { KetNoi_Id: hl7.id, limit: 1 })).data;
    expect(first?.Loi).toBe('NOT_FOR_SEN');
    const id = first?._id ?? '';
    expect(await issuesOf(settleMessages(at.lab, [id], ' '))).toEqual([{ path: 'LyDo', code: 'REQUIRED' }]);
    await settleMessages(at.lab, [id], 'Máy gửi tài liệu, không dùng');
    expect((await of.messagesOf(hl7.id)).find(({ _id }) => _id === id)).toMatchObject({
      KetQua: 'DaXem',
      CachXuLy: 'Máy gửi tài liệu, không dùng',
    });
    expect((await linkById(of.admin, hl7.id)).choXem).toBe(before);
    await expect(settleMessages(at.lab, [id], 'Lần nữa')).rejects.toMatchObject({ code: 'STATE_CHANGED' });
  });
});

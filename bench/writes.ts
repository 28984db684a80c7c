import { v7 } from 'uuid';
import type { Desk } from './benchDesks.ts';
import type { Case, Facts, Operation, Statement } from './case.ts';

const createPatient = `mutation Create($input: BenhNhanInput!) { createBenhNhan(input: $input, xacNhanTrung: true) { _id MaYTe } }`;
const receive = `mutation Receive($input: TiepNhanInput!) { createTiepNhan(input: $input) { _id dichVus { _id } } }`;
const slipsOf = `query Slips($id: ID!) { dichVuYeuCausByTiepNhan(TiepNhan_Id: $id) { _id } }`;
const billOf = `query Bill($b: ID!, $t: ID!) { loadDataByOnSelectBenhNhan(BenhNhan_Id: $b, TiepNhan_Id: $t) { ConLai } }`;
const pay = `mutation Pay($input: ThuTienInput!) { createBienLai_ByVienPhi(input: $input) { _id MaBienLai } }`;
const open = `mutation Open($input: MoKhamBenhInput!) { createKhamBenh(input: $input) { _id version } }`;
const save = `mutation Save($id: ID!, $input: KhamBenhInput!) { updateKhamBenh(id: $id, input: $input) { _id version } }`;
const order = `mutation Order($input: DichVuYeuCauInput!) { createDichVuYeuCau(input: $input) { _id } }`;
const prescribe = `mutation Prescribe($id: ID!, $input: ToaThuocInput!) { updateToaThuoc(KhamBenh_Id: $id, input: $input) { version } }`;
const finish = `mutation Finish($id: ID!, $input: KhamBenhInput) { ketThucKhamBenh(id: $id, input: $input) { _id TrangThai } }`;

/** Writing transactions of one visit as `visit` sends them. */
export const visitWrites = 8;
const start = Date.now() % 100_000_000;

function patientInput(facts: Facts, turn: number) {
  return {
    // nobody's double: else each would be compared with all that were made before
    TenBenhNhan: `Nguyễn Thị ${syllable(start + turn)}`,
    NgaySinh: `${1930 + (turn % 90)}-05-02`,
    GioiTinh: 'FEMALE',
    SoDienThoai: `08${String((start + turn) % 100_000_000).padStart(8, '0')}`,
    DiaChi_Id: facts.ids.commune,
    DanToc_Id: facts.ids.ethnic,
    QuocTich_Id: facts.ids.nation,
  };
}

/** A word of its own for each number. */
function syllable(number: number): string {
  const letters = [...String(number)].map((digit) => 'abcdeghikl'[Number(digit)]).join('');
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

type Send = (operation: Operation) => Promise<unknown>;

/** Received, paid, examined with vital signs, a test ordered and paid, a drug prescribed, ended; at the demo's first desk, or at one of the client's own. */
async function visit(facts: Facts, turn: number, send: Send, desk?: Desk): Promise<void> {
  const { ids } = facts;
  const { room, cashier } = desk ?? { room: ids.room, cashier: 'thungan1' };
  const BenhNhan_Id = facts.people[turn % facts.people.length]?.id ?? '';
  const ask = async <T>(as: string, query: string, variables: unknown): Promise<T> =>
    (await send({ service: 'main', as, query, variables })) as T; // what the query names
  const collect = async (TiepNhan_Id: string) => {
    const bill = await ask<{ loadDataByOnSelectBenhNhan: { ConLai: string } }>(cashier, billOf, {
      b: BenhNhan_Id,
      t: TiepNhan_Id,
    });
    const SoTien = Math.round(Number(bill.loadDataByOnSelectBenhNhan.ConLai)).toFixed(2);
    const thanhToans = [{ HinhThucThanhToan_Id: ids.cash, SoTien }];
    await ask(cashier, pay, { input: { requestId: v7(), BenhNhan_Id, TiepNhan_Id, thanhToans } });
  };
  const dichVus = [{ DichVu_Id: ids.exam, LoaiGia_Id: ids.price, NoiThucHien_Id: room }];
  const received = await ask<{ createTiepNhan: { _id: string } }>('tiepdon', receive, {
    input: { requestId: v7(), BenhNhan_Id, DoiTuong_Id: ids.payer, dichVus, xacNhanTrung: true },
  });
  const TiepNhan_Id = received.createTiepNhan._id;
  await collect(TiepNhan_Id);
  const slips = await ask<{ dichVuYeuCausByTiepNhan: Array<{ _id: string }> }>('bsnoi1', slipsOf, {
    id: TiepNhan_Id,
  });
  const opened = await ask<{ createKhamBenh: { _id: string; version: number } }>('bsnoi1', open, {
    input: { DichVuYeuCau_Id: slips.dichVuYeuCausByTiepNhan[0]?._id },
  });
  const { _id: id, version } = opened.createKhamBenh;
  const saved = await ask<{ updateKhamBenh: { version: number } }>('bsnoi1', save, {
    id,
    input: {
      version,
      Mach: 80,
      NhietDo: 36.8,
      HuyetApCao: 120,
      HuyetApThap: 80,
      LyDoKham: 'Đau họng',
      ChanDoan: 'Viêm họng cấp',
      ChanDoanICD_Id: ids.icd,
      HuongGiaiQuyet_Id: ids.end,
    },
  });
  const chiTiets = [{ DichVu_Id: ids.test }];
  await ask('bsnoi1', order, { input: { requestId: v7(), KhamBenh_Id: id, chiTiets, xacNhanTrung: true } });
  await collect(TiepNhan_Id);
  const dongs = [{ Duoc_Id: ids.drug, LoaiToa: 'MuaNgoai', SoNgay: 5, Sang: '1', Toi: '1' }];
  // the same drug of an earlier visit of this patient asks for a reason
  const lyDoCanhBaos = [{ key: `Duplication:${ids.drug}+${ids.drug}`, LyDo: 'Tái khám' }];
  await ask('bsnoi1', prescribe, { id, input: { requestId: v7(), version: 0, dongs, lyDoCanhBaos } });
  await ask('bsnoi1', finish, { id, input: { version: saved.updateKhamBenh.version } });
}

const auditRow: Statement = {
  name: 'audit',
  text: `insert into main.audit (id, at, username, action, entity, after) values (uuidv7(), now(), 'bench', 'CREATE', 'Bench', '{"a": 1}')`,
};
const eventRow: Statement = {
  name: 'event',
  text: `insert into main.event (module, process, data) values ('Bench', 'create', '{}')`,
};
const notify: Statement = { name: 'notify', text: `select pg_notify('sen_bench', '1')` };
const begin: Statement = { text: 'begin' };
const commit: Statement = { text: 'commit' };

/** What the desks write, each beside the least SQL that leaves the same rows. */
export const writes: readonly Case[] = [
  {
    name: 'create a patient',
    sen: (facts, turn) => ({
      service: 'main',
      as: 'tiepdon',
      query: createPatient,
      variables: { input: patientInput(facts, turn) },
    }),
    run: {
      sen: async () => undefined,
      sql: async (facts, turn, send) => {
        await send(begin);
        await send({
          name: 'counter',
          text: `insert into main.counter values ('bench', '', 1) on conflict (name, scope) do update set value = counter.value + 1 returning value`,
        });
        await send({
          name: 'insert_patient',
          text: `insert into main.benh_nhan (id, ma_y_te, ten_benh_nhan, ten_khong_dau, nam_sinh, ngay_sinh, gioi_tinh, so_dien_thoai, dia_chi_id)
            values (uuidv7(), gen_random_uuid()::text, 'Nguyễn Thị ' || $1, 'nguyen thi ' || $1, 1980, '1980-05-02', 'FEMALE', $2, $3)`,
          values: [
            syllable(start + turn).toLowerCase(),
            patientInput(facts, turn).SoDienThoai,
            facts.ids.commune,
          ],
        });
        await send(auditRow);
        await send(eventRow);
        await send(notify);
        await send(commit);
      },
    },
  },
  {
    name: 'a whole visit',
    run: {
      sen: (facts, turn, send, client) =>
        visit(facts, turn, send, facts.desks[client % Math.max(1, facts.desks.length)]),
      sql: bareVisit,
    },
  },
  {
    name: 'a visit, all of one receipt book',
    run: { sen: (facts, turn, send) => visit(facts, turn, send), sql: bareVisit },
  },
];

/** The rows of a visit in as many transactions: what any system would have to write. */
async function bareVisit(
  facts: Facts,
  turn: number,
  send: (statement: Statement) => Promise<{ rows: unknown[] }>,
): Promise<void> {
  const patient = facts.people[turn % facts.people.length]?.id;
  const { ids } = facts;
  const id = { visit: v7(), slip: v7(), line: v7(), session: v7(), lab: v7(), receipt: v7() };
  const act = async (...statements: Statement[]) => {
    await send(begin);
    for (const statement of statements) await send(statement);
    await send(auditRow);
    await send(eventRow);
    await send(notify);
    await send(commit);
  };
  const slip = (key: string, kind: string): Statement => ({
    name: 'slip',
    text: `insert into main.dich_vu_yeu_cau (id, so_phieu_yeu_cau, so_thu_tu, loai, benh_nhan_id, tiep_nhan_id, noi_yeu_cau_id, trang_thai, ngay_yeu_cau)
      values ($1::uuid, 'B' || $1::uuid, 1, $2, $3, $4, $5, 'SanSang', now() - interval '30 days')`,
    values: [key, kind, patient, id.visit, ids.room],
  });
  const line = (key: string, service: string): Statement => ({
    name: 'line',
    text: `insert into main.dich_vu_yeu_cau_chi_tiet (id, dich_vu_yeu_cau_id, dich_vu_id, ma_dich_vu, ten_dich_vu, loai_gia_id, bang_gia_id, don_gia,
      don_gia_bhyt, so_luong, trang_thai, ngay_yeu_cau) values (uuidv7(), $1, $2, 'B', 'B', $3, $3, 1, 1, 1, 'SanSang', now())`,
    values: [key, service, ids.price],
  });
  const charge = (source: string): Statement => ({
    name: 'charge',
    text: `insert into main.vien_phi_dong (id, tiep_nhan_id, benh_nhan_id, source, source_id, ma, ten, nhom_chi_phi, so_luong, don_gia, ngay_y_lenh)
      values (uuidv7(), $1, $2, 'DichVu', $3, 'B', 'B', 'KhamBenh', 1, 0, now())`,
    values: [id.visit, patient, source],
  });
  const paid: Statement = {
    name: 'paid',
    text: `update main.vien_phi_dong set da_thu_tien = true where tiep_nhan_id = $1`,
    values: [id.visit],
  };
  await act(
    {
      name: 'visit',
      text: `insert into main.tiep_nhan (id, ma_tiep_nhan, benh_nhan_id, ngay_tiep_nhan, ngay, doi_tuong_id)
        values ($1::uuid, 'B' || $1::uuid, $2, now(), current_date - 30, $3)`,
      values: [id.visit, patient, ids.payer],
    },
    slip(id.slip, 'KhamBenh'),
    line(id.slip, ids.exam),
    charge(id.slip),
  );
  await act(paid);
  await act({
    name: 'session',
    text: `insert into main.kham_benh (id, ma_kham_benh, benh_nhan_id, tiep_nhan_id, dich_vu_yeu_cau_id, phong_ban_id, ngay_kham, ngay)
      values ($1::uuid, 'B' || $1::uuid, $2, $3, $4, $5, now(), current_date - 30)`,
    values: [id.session, patient, id.visit, id.slip, ids.room],
  });
  const change: Statement = {
    name: 'save_session',
    text: `update main.kham_benh set mach = 80, nhiet_do = 36.8, huyet_ap_cao = 120, huyet_ap_thap = 80, chan_doan_icd_id = $2,
      version = version + 1 where id = $1`,
    values: [id.session, ids.icd],
  };
  await act(change);
  await act(slip(id.lab, 'XetNghiem'), line(id.lab, ids.test), charge(id.lab));
  await act(paid);
  await act({
    name: 'prescription',
    text: `insert into main.toa_thuoc (id, ma_don_thuoc, kham_benh_id, benh_nhan_id, tiep_nhan_id, loai_toa, so_ngay, ngay_ke)
      values (uuidv7(), 'B' || gen_random_uuid(), $1, $2, $3, 'MuaNgoai', 5, now())`,
    values: [id.session, patient, id.visit],
  });
  await act(change);
}

import pg from 'pg';
import { v7 } from 'uuid';
import { type SessionHeaders, sessionHeaders } from '../sessionHeaders.ts';

/** A payment as a desk sends it, and sends it again: its request id stays. */
export type Payment = { session: SessionHeaders; input: Record<string, unknown> & { TiepNhan_Id: string } };
export type Receipt = { _id: string; MaBienLai: string; GiaTriBienLai: string };

const login = 'query SignIn($info: LoginInput!) { login(info: $info) { token } }';
const receive =
  'mutation Receive($input: TiepNhanInput!) { createTiepNhan(input: $input) { _id BenhNhan_Id MaTiepNhan BenhNhan { MaYTe } } }';
const collect =
  'mutation Collect($input: ThuTienInput!) { createBienLai_ByVienPhi(input: $input) { _id MaBienLai GiaTriBienLai } }';
const price = '45000.00';
const againMs = 50;
const away: readonly string[] = ['DATABASE_UNAVAILABLE', 'DISK_FULL'];
const ids = `select
  (select id from auth.node where code = 'PK01') as room, (select id from main.dm_doi_tuong where ma_doi_tuong = 'THUPHI') as payer,
  (select id from main.dm_dich_vu where ma_dich_vu = 'KB-NOI') as exam, (select id from main.loai_gia where ma_loai_gia = 'BHYT') as price,
  (select id from main.hinh_thuc_thanh_toan where loai = 'TienMat' limit 1) as cash, (select id from main.dan_toc limit 1) as ethnic,
  (select id from main.quoc_tich limit 1) as nation,
  (select id from main.don_vi_hanh_chinh where cap = 2 and trang_thai = 'DangSuDung' limit 1) as commune`;

/** A Sen with the demo that takes free queries, its database, and what opens a session of a demo account. */
export type Desks = { base: string; url: string; signIn: (username: string) => Promise<SessionHeaders> };

/** A reception as a desk sends it, and sends it again, and who takes its payment. */
export type Reception = {
  /** The id of the means of payment. */
  cash: string | undefined;
  desk: SessionHeaders;
  cashier: SessionHeaders;
  input: Record<string, unknown> & { requestId: string };
};

export type Received = { _id: string; BenhNhan_Id: string; MaTiepNhan: string; BenhNhan: { MaYTe: string } };

/** Receptions of new patients with one fee each, by their number: two cashiers take the payments in turn. */
export async function receptions({ url, signIn }: Omit<Desks, 'base'>): Promise<(at: number) => Reception> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(ids);
  await client.end();
  const id = rows[0] ?? {};
  const desk = await signIn('tiepdon');
  const [one, other] = [await signIn('thungan1'), await signIn('thungan2')];
  return (at) => {
    const BenhNhan = {
      TenBenhNhan: 'Nguyễn Văn An',
      NgaySinh: '1980-05-02',
      GioiTinh: 'MALE',
      SoDienThoai: `09${10_000_000 + at}`,
      DiaChi_Id: id['commune'],
      DanToc_Id: id['ethnic'],
      QuocTich_Id: id['nation'],
    };
    const dichVus = [{ DichVu_Id: id['exam'], LoaiGia_Id: id['price'], NoiThucHien_Id: id['room'] }];
    const input = { requestId: v7(), BenhNhan, DoiTuong_Id: id['payer'], dichVus, xacNhanTrung: true };
    return { cash: id['cash'], desk, cashier: at % 2 === 0 ? one : other, input };
  };
}

/** Sends a reception. Throws what the API refuses, and what breaks on the way. */
export async function receiveOne(base: string, { desk, input }: Reception): Promise<Received> {
  type Answer = { createTiepNhan: Received };
  const answer = await send<Answer>(base, 'main', { session: desk, query: receive, variables: { input } });
  return answer.createTiepNhan;
}

/** The same; answers how its visit is paid. */
export async function received(base: string, reception: Reception): Promise<Payment> {
  const { _id, BenhNhan_Id } = await receiveOne(base, reception);
  const thanhToans = [{ HinhThucThanhToan_Id: reception.cash, SoTien: price }];
  return {
    session: reception.cashier,
    input: { requestId: v7(), BenhNhan_Id, TiepNhan_Id: _id, thanhToans },
  };
}

/** Visits of new patients with one fee each, and how each is paid by one of the cashiers. */
export async function visitsToPay(desks: Desks, count: number): Promise<Payment[]> {
  const reception = await receptions(desks);
  const payments: Payment[] = [];
  for (let at = 0; at < count; at += 1) payments.push(await received(desks.base, reception(at)));
  return payments;
}

/** The receipt of a payment. Throws what the API refuses, and what breaks on the way. */
export async function pay(base: string, { session, input }: Payment): Promise<Receipt> {
  type Collected = { createBienLai_ByVienPhi: Receipt };
  const answer = await send<Collected>(base, 'main', { session, query: collect, variables: { input } });
  return answer.createBienLai_ByVienPhi;
}

/** Sends something until it is answered; while server, database or disk cannot take it, it is sent again, and `again` is told why. */
export async function untilAnswered<T>(
  act: () => Promise<T>,
  again: (why: string) => void = () => undefined,
): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      const passes = error instanceof Refused ? away.includes(error.code) : true; // else the connection broke
      if (!passes) throw error;
      again(error instanceof Refused ? error.code : String(error));
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}

/** Payments without a receipt, with more than one, and numbers of receipts that nobody has. */
export type Books = Record<'lost' | 'doubled' | 'skipped', number>;

/** What the books say of these payments. */
export async function books(url: string, payments: readonly Payment[]): Promise<Books> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Books>(
      `with paid as (select v.id, count(r.id) as receipts from unnest($1::uuid[]) v(id) left join main.bien_lai r on r.tiep_nhan_id = v.id group by v.id),
        numbers as (select max(r.so_bien_lai) - min(r.so_bien_lai) + 1 - count(distinct r.so_bien_lai) + max(b.current_number) - max(r.so_bien_lai) as gaps
          from main.bien_lai r join main.quyen_bien_lai b on b.id = r.quyen_bien_lai_id where r.tiep_nhan_id = any($1::uuid[]) group by b.id)
      select (select count(*)::int from paid where receipts = 0) as lost, (select count(*)::int from paid where receipts > 1) as doubled,
        (select coalesce(sum(gaps), 0)::int from numbers) as skipped`,
      [payments.map(({ input }) => input.TiepNhan_Id)],
    );
    return rows[0] ?? { lost: -1, doubled: -1, skipped: -1 };
  } finally {
    await client.end();
  }
}

/** A session of a demo account, of a Sen in development mode. */
export async function sessionOf(base: string, username: string): Promise<SessionHeaders> {
  const variables = { info: { username, password: 'sen-2026' } };
  const response = await post(base, 'auth', { query: login, variables });
  const { login: given } = await read<{ login: { token: string } }>(response);
  return sessionHeaders(response, given.token);
}

type Sent = { session?: SessionHeaders; query: string; variables: unknown };

/** A refusal of the API, by its code. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

async function send<T>(base: string, service: string, sent: Sent): Promise<T> {
  return read<T>(await post(base, service, sent));
}

function post(base: string, service: string, { session, query, variables }: Sent): Promise<Response> {
  return fetch(`${base}/graphql/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...session },
    body: JSON.stringify({ query, variables }),
  });
}

async function read<T>(response: Response): Promise<T> {
  const { data, errors } = (await response.json()) as {
    data: T;
    errors?: ReadonlyArray<{ message: string; extensions: { code: string } }>;
  }; // the API's shape
  const [first] = errors ?? [];
  if (first) throw new Refused(first.extensions.code, first.message);
  return data;
}

/** Receptions without a row, with more than one, and codes or slip numbers that nobody has. */
export async function receptionBooks(url: string, received: readonly Received[]): Promise<Books> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Books>(
      `with numbers as (
          select max(n) - min(n) + 1 - count(distinct n) + max(value) - max(n) as gaps from (
            select right(ma_tiep_nhan, 4)::int as n, 'TiepNhan' as name from main.tiep_nhan
            union all select right(so_phieu_yeu_cau, 5)::int, 'SoPhieuYeuCau' from main.dich_vu_yeu_cau
            union all select right(ma_y_te, 6)::int, 'MaYTe' from main.benh_nhan) taken
          join main.counter c on c.name = taken.name group by taken.name)
      select (select count(*)::int from unnest($1::uuid[]) v(id) where not exists (select from main.tiep_nhan t where t.id = v.id)) as lost,
        (select count(*)::int from main.tiep_nhan) - $2::int as doubled, (select coalesce(sum(gaps), 0)::int from numbers) as skipped`,
      [received.map(({ _id }) => _id), new Set(received.map(({ _id }) => _id)).size],
    );
    return rows[0] ?? { lost: -1, doubled: -1, skipped: -1 };
  } finally {
    await client.end();
  }
}

import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { BenhNhanInput, NhanVaoKhoaInput } from '../../gql/main.ts';
import { createAdmission } from '../admission/paper.ts';
import { stayById } from '../admission/queries.ts';
import { admissionInput, resolved } from '../admission/testAdmission.ts';
import type { ExamFactory } from '../examination/testExam.ts';
import { markBed } from './bedStates.ts';
import { takeIn } from './commands.ts';
import { sendTransfer } from './transfers.ts';

/** The same person with nothing loaded, at another time if one is given. */
export const again = (ctx: Ctx, now?: Date): Ctx => ({
  ...ctx,
  loaders: new Map(),
  ...(now ? { now: () => now } : {}),
});

/** The wards of the demo with who works there, and stays in them. */
export async function wardFactory(site: TestSite, factory: ExamFactory) {
  const nurse = await site.ctx('dieuduongnt', { node: 'KNOI', profile: 'NURSE' });
  const doctor = await site.ctx('bsnoitru', { node: 'KNOI' });
  const BacSiDieuTri_Id = doctor.user?.NhanVien_Id ?? '';
  const ward = (code: string) => site.id('auth.node', code);
  const bed = async (code: string) => {
    const found = await site.database.pool.query('select id from main.giuong_benh where ma_giuong = $1', [
      code,
    ]);
    return String(found.rows[0]?.id);
  };

  /** An order to admit a new patient to a ward. */
  async function ordered(to = 'KNOI', person: BenhNhanInput = { GioiTinh: 'MALE' }): Promise<string> {
    const { id } = await factory.examined({ person });
    await resolved(site, factory.doctor, id, 'NHAPVIEN');
    const KhoaNhapVien_Id = await ward(to);
    const input = { ...(await admissionInput(site, id)), KhoaNhapVien_Id, requestId: v7() };
    return createAdmission(again(factory.doctor), input);
  }

  /** What a nurse writes who takes a patient in. */
  async function takingIn(id: string, code: string): Promise<NhanVaoKhoaInput> {
    const { version } = await stayById(nurse, id);
    return { NhapVien_Id: id, version, Giuong_Id: await bed(code), BacSiDieuTri_Id };
  }

  /** A stay of a new patient in a bed. */
  async function lying(
    code: string,
    {
      to = 'KNOI',
      person,
      ...more
    }: { to?: string; person?: BenhNhanInput } & Partial<NhanVaoKhoaInput> = {},
  ): Promise<string> {
    const id = await ordered(to, person);
    return takeIn(again(nurse), { ...(await takingIn(id, code)), ...more });
  }

  /** A transfer of a stay that waits for its answer. */
  async function sent(NhapVien_Id: string, to: string): Promise<string> {
    const { version } = await stayById(nurse, NhapVien_Id);
    const texts = { LyDo: 'Cần phẫu thuật', TomTat: 'Viêm ruột thừa, đã dùng kháng sinh' };
    return sendTransfer(again(nurse), { NhapVien_Id, version, KhoaDen_Id: await ward(to), ...texts });
  }

  return { nurse, doctor, BacSiDieuTri_Id, ward, bed, ordered, takingIn, lying, sent };
}

/** What the acts on orders, stays, transfers and beds of wards name, by their mutations: for walks over all of them. */
export async function namedByActs(at: Awaited<ReturnType<typeof wardFactory>>) {
  const [expected, stay] = [await at.ordered(), await at.lying('H301')];
  const sent = await at.sent(await at.lying('H302'), 'KNGO');
  const Giuong_Id = await at.bed('H303');
  const mark = await markBed(again(at.nurse), { Giuong_Id: await at.bed('H304'), Loai: 'DonDep' });
  const given = { Giuong_Id, BacSiDieuTri_Id: at.BacSiDieuTri_Id };
  return {
    nhanVaoKhoa: { ...given, NhapVien_Id: expected },
    traLaiNhapVien: { id: expected },
    huyNhanVaoKhoa: { id: stay },
    chuyenGiuong: { ...given, NhapVien_Id: stay },
    updateNoiTru: { id: stay },
    createPhieuChuyenKhoa: { NhapVien_Id: stay, KhoaDen_Id: await at.ward('KNGO') },
    nhanPhieuChuyenKhoa: { ...given, PhieuChuyenKhoa_Id: sent },
    tuChoiPhieuChuyenKhoa: { id: sent },
    huyPhieuChuyenKhoa: { id: sent },
    danhDauGiuong: { Giuong_Id, Loai: 'Khoa' },
    ketThucTinhTrangGiuong: { id: mark },
  };
}

/** The issues of a refusal, `field CODE` each; of another refusal its code, of none 'done'. */
export function issuesOf(act: Promise<unknown>): Promise<string[]> {
  return act.then(
    () => ['done'],
    (error) =>
      error.details?.issues?.map((one: { path: string; code: string }) => `${one.path} ${one.code}`) ?? [
        error.code ?? String(error),
      ],
  );
}

/** Copies of an order to admit, each of a visit and a patient of its own: made in the database, for those who need many. */
export async function copiesOf(site: TestSite, order: string, many: number): Promise<string[]> {
  const { rows } = await site.database.pool.query<{ ids: Record<string, string> }>(
    `select json_build_object('main.benh_nhan', n.benh_nhan_id, 'main.tiep_nhan', n.tiep_nhan_id,
      'main.dich_vu_yeu_cau', k.dich_vu_yeu_cau_id, 'main.kham_benh', k.id, 'main.tiep_nhan_nhap_vien', n.id) as ids
     from main.tiep_nhan_nhap_vien n join main.kham_benh k on k.id = n.kham_benh_id where n.id = $1`,
    [order],
  );
  const ids = rows[0]?.ids ?? {};
  // generated columns follow from the others
  const columns = await site.database.pool.query<{ table: string; names: string }>(
    `select t.name as "table", string_agg(quote_ident(attname), ', ') as names from unnest($1::text[]) t (name)
     join pg_attribute on attrelid = t.name::regclass and attnum > 0 and not attisdropped and attgenerated = '' group by t.name`,
    [Object.keys(ids)],
  );
  const namesOf = new Map(columns.rows.map(({ table, names }) => [table, names]));
  const made: string[] = [];
  for (let nth = 0; nth < many; nth++) {
    const own = Object.fromEntries(Object.keys(ids).map((table) => [table, v7()]));
    for (const [table, id] of Object.entries(ids)) {
      const over = {
        id: own[table],
        benh_nhan_id: own['main.benh_nhan'],
        tiep_nhan_id: own['main.tiep_nhan'],
        kham_benh_id: own['main.kham_benh'],
        dich_vu_yeu_cau_id: own['main.dich_vu_yeu_cau'],
        so_phieu_yeu_cau: `S${nth}`,
        ma_y_te: `Y${nth}`,
        ma_tiep_nhan: `T${nth}`,
        ma_kham_benh: `K${nth}`,
        ma_nhap_vien: `N${nth}`,
      };
      await site.database.pool.query(
        `insert into ${table} (${namesOf.get(table)}) select ${namesOf.get(table)}
         from jsonb_populate_record(null::${table}, (select to_jsonb(t) from ${table} t where t.id = $1) || $2)`,
        [id, over],
      );
    }
    made.push(own['main.tiep_nhan_nhap_vien'] ?? '');
  }
  return made;
}

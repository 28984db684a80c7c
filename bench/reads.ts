import type { Case, Facts, Statement } from './case.ts';
import { logReads } from './logReads.ts';

const columns = 'id, ma_y_te, ten_benh_nhan, nam_sinh, gioi_tinh, so_dien_thoai';
const fields = '_id MaYTe TenBenhNhan NamSinh GioiTinh SoDienThoai';
const byId = `query Patient($id: ID!) { benhNhan(id: $id) { ${fields} } }`;
const page = `query Page($text: String) { benhNhansPagination(page: 1, limit: 20, searchInput: $text) { data { ${fields} } }
  benhNhansPaginationTotal(searchInput: $text) { totalRows atLeast } }`;
const room = `query Room($idRoom: ID!, $ngay: Date) { danhSachKhamBenh(idRoom: $idRoom, tab: ChoKham, ngay: $ngay) {
  ChoKham DangKham DaKham KhongDen dongs { DichVuYeuCau_Id SoPhieuYeuCau KyHieu isPriority duocPhepThucHien soKetQuaMoi
    BenhNhan { _id MaYTe TenBenhNhan GioiTinh tuoi } } } }`;
const chart = `query Chart($id: ID!, $visit: ID!) {
  benhNhan(id: $id) { ${fields} fullAddress TienSuDiUng }
  lichSuKhamBenh(idBenhNhan: $id) { _id MaKhamBenh NgayKham PhongBan { ten } BacSiKham { ten } Mach NhietDo HuyetApCao HuyetApThap
    ChanDoan ChanDoanICD { ma ten } dichVuYeuCaus { _id SoPhieuYeuCau Loai TrangThai chiTiets { TenDichVu SoLuong } } }
  ketQuaByTiepNhan(TiepNhan_Id: $visit) { ketQuas { TenChiSo KetQua DonViTinh CoKetQua } } }`;

const one = (facts: Facts, turn: number) =>
  facts.people[turn % facts.people.length] ?? { id: '', ma: '', key: '', phone: '', cmnd: '', card: '' };

/** A page of what a text finds with its total, beside the same two statements. */
function search(
  name: string,
  text: (facts: Facts, turn: number) => string,
  where: string,
  value: (text: string) => unknown,
): Case {
  return {
    name: `search: ${name}`,
    sen: (facts, turn) => ({
      service: 'main',
      as: 'tiepdon',
      query: page,
      variables: { text: text(facts, turn) },
    }),
    sql: (facts, turn) => {
      const values = [value(text(facts, turn))];
      return [
        {
          text: `select ${columns} from main.benh_nhan where trang_thai = 'DangSuDung' and ${where} order by id desc limit 20`,
          values,
        },
        {
          text: `select count(*) from main.benh_nhan where trang_thai = 'DangSuDung' and ${where}`,
          values,
        },
      ];
    },
  };
}

const lastWords = (count: number) => (facts: Facts, turn: number) =>
  one(facts, turn).key.split(' ').slice(-count).join(' ');
const words = 'name_words @@ $1::tsquery';
/** The last word of several may be a beginning; one word may be. */
const tsquery = (text: string) => {
  const all = text.split(' ');
  const last = all.at(-1) ?? '';
  return all.length === 1
    ? `'.${last}':*`
    : all
        .slice(0, -1)
        .map((word) => `'${word}_${last}':*`)
        .join(' & ');
};

/** The reading of a record is logged; so the same work writes this row. */
const viewed: Statement = {
  name: 'viewed',
  text: `insert into main.audit (id, at, username, action, entity, entity_id) values (uuidv7(), now(), 'bench', 'VIEW', 'Bench', 'x')`,
};

/** What the desks read all day. */
export const reads: readonly Case[] = [
  {
    name: 'read a patient',
    sen: (facts, turn) => ({
      service: 'main',
      as: 'tiepdon',
      query: byId,
      variables: { id: one(facts, turn).id },
    }),
    sql: (facts, turn) => [
      viewed,
      {
        name: 'patient',
        text: `select ${columns} from main.benh_nhan where id = $1`,
        values: [one(facts, turn).id],
      },
    ],
  },
  search('family name', (facts, turn) => one(facts, turn).key.split(' ')[0] ?? '', words, tsquery),
  search('given name', lastWords(1), words, tsquery),
  search('three words', lastWords(3), words, tsquery),
  search(
    'phone',
    (facts, turn) => one(facts, turn).phone,
    'so_dien_thoai like $1',
    (text) => `${text}%`,
  ),
  search(
    'code',
    (facts, turn) => one(facts, turn).ma,
    'ma_y_te like $1',
    (text) => `${text}%`,
  ),
  search(
    'card',
    (facts, turn) => one(facts, turn).card,
    'so_the_bhyt like $1',
    (text) => `${text}%`,
  ),
  {
    name: 'work list of a room',
    sen: (facts) => ({
      service: 'main',
      as: 'bsnoi1',
      query: room,
      variables: { idRoom: facts.ids.room, ngay: facts.day },
    }),
    sql: (facts) => [{ name: 'room', text: roomSql, values: [facts.ids.room, facts.day] }],
  },
  {
    name: 'chart: visits, orders, results',
    sen: (facts, turn) => {
      const { patient, visit } = facts.visits[turn % facts.visits.length] ?? { patient: '', visit: '' };
      return { service: 'main', as: 'bsnoi1', query: chart, variables: { id: patient, visit } };
    },
    sql: (facts, turn) => {
      const { patient, visit } = facts.visits[turn % facts.visits.length] ?? { patient: '', visit: '' };
      return [
        viewed,
        { name: 'chart', text: chartSql, values: [patient] },
        { name: 'results', text: resultsSql, values: [visit] },
      ];
    },
  },
  {
    name: 'a batch of ten reads',
    sen: (facts, turn) =>
      Array.from({ length: 10 }, (_, index) => ({
        service: 'main' as const,
        as: 'tiepdon',
        query: byId,
        variables: { id: one(facts, turn + index).id },
      })),
    sql: (facts, turn) => [
      viewed,
      {
        name: 'ten',
        text: `select ${columns} from main.benh_nhan where id = any($1)`,
        values: [Array.from({ length: 10 }, (_, index) => one(facts, turn + index).id)],
      },
    ],
  },
  ...logReads,
];

export const roomSql = `
  select s.id, s.so_phieu_yeu_cau, v.ky_hieu, v.is_priority, p.id, p.ma_y_te, p.ten_benh_nhan, p.gioi_tinh, p.ngay_sinh, k.trang_thai,
    not exists (select 1 from main.dich_vu_yeu_cau_chi_tiet c where c.dich_vu_yeu_cau_id = s.id and not c.duoc_phep_thuc_hien) as allowed,
    (select count(*) from main.dich_vu_yeu_cau o where o.kham_benh_id = k.id and o.trang_thai = 'CoKetQua') as results
  from main.dich_vu_yeu_cau s
  join main.benh_nhan p on p.id = s.benh_nhan_id
  left join main.kham_benh k on k.dich_vu_yeu_cau_id = s.id and k.trang_thai <> 'DaHuy'
  left join main.hang_doi_ve v on v.source_id = s.id
  where s.loai = 'KhamBenh' and s.noi_thuc_hien_id = $1 and s.ngay_yeu_cau >= ($2::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
    and s.ngay_yeu_cau < ($2::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
  order by v.is_emergency desc, v.is_priority desc, v.vi_tri`;

export const chartSql = `
  select p.ma_y_te, p.ten_benh_nhan, p.full_address, p.tien_su_di_ung, k.id, k.ma_kham_benh, k.ngay_kham, r.name as room, d.ten_nhan_vien,
    k.mach, k.nhiet_do, k.huyet_ap_cao, k.huyet_ap_thap, k.chan_doan, i.ma_icd, i.ten_icd, o.so_phieu_yeu_cau, o.loai, o.trang_thai,
    c.ten_dich_vu, c.so_luong
  from main.benh_nhan p
  join main.kham_benh k on k.benh_nhan_id = p.id
  join auth.node r on r.id = k.phong_ban_id
  left join main.nhan_vien d on d.id = k.bac_si_kham_id
  left join main.icd i on i.id = k.chan_doan_icd_id
  left join main.dich_vu_yeu_cau o on o.kham_benh_id = k.id
  left join main.dich_vu_yeu_cau_chi_tiet c on c.dich_vu_yeu_cau_id = o.id
  where p.id = $1 order by k.ngay_kham desc`;

export const resultsSql = `
  select s.so_phieu_yeu_cau, q.ten_chi_so, q.ket_qua, q.don_vi_tinh, q.co_ket_qua
  from main.dich_vu_yeu_cau s join main.xet_nghiem_ket_qua q on q.dich_vu_yeu_cau_id = s.id
  where s.tiep_nhan_id = $1 order by q.thu_tu`;

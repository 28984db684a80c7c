import { lastDayOfLeave } from '@sen/domain/sickLeave/giayNghi';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { DemoAct } from '../../../seeds/demo/acts.ts';
import { thuocSao } from '../../../seeds/demo/drugs.ts';
import type { DemoVisit } from '../../../seeds/demo/visits.ts';
import type { Tx } from '../../engine/context.ts';
import { minutes } from '../../features/consultations/paper.ts';
import { createRecord } from '../../features/medicalRecords/commands.ts';
import { createDischarge } from '../../features/medicalRecords/discharges.ts';
import { createSummary } from '../../features/medicalRecords/summaries.ts';
import { createLeave } from '../../features/sickLeave/paper.ts';
import { deskOf } from './acts.ts';
import { personOf } from './counter.ts';
import type { Hospital } from './hospital.ts';
import type { PaperAct } from './papers.ts';

type Write = (hospital: Hospital, tx: Tx, visit: DemoVisit, KhamBenh_Id: string) => Promise<unknown>;
type Chosen = (visit: DemoVisit) => boolean;

const second = 1000;
/** Who sits in a consultation beside the doctor of the room: of heart and of internal medicine. */
const colleagues = ['NV007', 'NV006'] as const;

const isChronic: Chosen = ({ illness, room }) => illness.manTinh === true && !room.startsWith('PKS');
const isAcute: Chosen = ({ illness, room }) =>
  /^(J|A09|M54)/.test(illness.ICD) && illness.thuoc.length > 0 && ['PK01', 'PK02'].includes(room);

/** What doctors write right after some examinations of past days: how many of each, and for whom. */
const charts: ReadonlyArray<{ count: number; of: Chosen; write: Write }> = [
  { count: 4, of: isChronic, write: (hospital, tx, _visit, session) => openChart(hospital, tx, session) },
  { count: 1, of: isChronic, write: endChart },
  { count: 2, of: isChronic, write: (hospital, tx, _visit, session) => consult(hospital, tx, session, true) },
  {
    count: 1,
    of: isChronic,
    write: (hospital, tx, _visit, session) => consult(hospital, tx, session, false),
  },
  { count: 3, of: isAcute, write: giveLeave },
];

/** The minutes that a starred drug wants, while the examination is open. */
function starredActs(acts: readonly DemoAct[]): PaperAct[] {
  return acts
    .filter(
      ({ kind, visit }) => kind === 'open' && visit.illness.thuoc.some(([code]) => thuocSao.includes(code)),
    )
    .map(({ visit, at }) => ({
      at: new Date(at.getTime() + 90 * second),
      desk: deskOf('open', visit),
      run: async (hospital, tx) => {
        const session = await sessionOf(hospital, tx, visit, 'DangKham');
        if (session) await consult(hospital, tx, session, true, starredReasons(visit));
      },
    }));
}

/** The outpatient records, consultations and sick leaves of the demo's month, each of another patient. */
export function chartActs(acts: readonly DemoAct[], today: string): PaperAct[] {
  const ends = acts.filter(({ kind, visit }) => kind === 'finish' && visit.day < today);
  const taken = new Set<number>();
  const written = charts.flatMap(({ count, of, write }) =>
    ends
      .filter(({ visit }) => of(visit) && !taken.has(visit.patient))
      .filter(({ visit }, at, all) => all.findIndex((one) => one.visit.patient === visit.patient) === at)
      .slice(0, count)
      .map(({ visit, at }): PaperAct => {
        taken.add(visit.patient);
        return {
          at: new Date(at.getTime() + 20 * second),
          desk: deskOf('finish', visit),
          run: async (hospital, tx) => {
            const session = await sessionOf(hospital, tx, visit);
            if (session) await write(hospital, tx, visit, session);
          },
        };
      }),
  );
  return [...written, ...starredActs(acts)];
}

async function sessionOf(
  hospital: Hospital,
  tx: Tx,
  visit: DemoVisit,
  state: 'DangKham' | 'DaKham' = 'DaKham',
): Promise<string | null> {
  const { rows } = await tx.db.execute<{ id: string }>(
    sql`select id from main.kham_benh where tiep_nhan_id = ${hospital.receptions.get(visit.so) ?? null} and trang_thai = ${state} limit 1`,
  );
  return rows[0]?.id ?? null;
}

async function openChart(hospital: Hospital, tx: Tx, KhamBenh_Id: string): Promise<string> {
  const id = await createRecord(tx, {
    requestId: v7(),
    KhamBenh_Id,
    LoaiBenhAn_Id: hospital.id('LoaiBenhAn:NGT'),
    ChuyenKhoa_Id: hospital.id('ChuyenKhoa:K01'),
  });
  tx.loaders.clear();
  await createSummary(tx, {
    requestId: v7(),
    BenhAn_Id: id,
    NgaySoKet: tx.now(),
    DienBienLamSang: 'Tỉnh, tiếp xúc tốt, huyết áp và mạch ổn định, dung nạp thuốc tốt',
  });
  tx.loaders.clear();
  return id;
}

async function endChart(
  hospital: Hospital,
  tx: Tx,
  { illness }: DemoVisit,
  KhamBenh_Id: string,
): Promise<void> {
  const BenhAn_Id = await openChart(hospital, tx, KhamBenh_Id);
  await createDischarge(tx, {
    requestId: v7(),
    BenhAn_Id,
    ThoiGianRaVien: tx.now(),
    KetQuaDieuTri: 'Do',
    LoaiRaVien: 'RaVien',
    PhuongPhapDieuTri: `Điều trị nội khoa: ${illness.ChanDoan}`,
  });
}

/** What the minutes say where a starred drug is asked for, before the examination has its diagnosis. */
function starredReasons({ illness }: DemoVisit) {
  return {
    ChanDoan: illness.ChanDoan,
    LyDo: 'Hội chẩn sử dụng kháng sinh dấu sao (*)',
    DienBienBenh: illness.TrieuChung,
    YKien: 'Đồng ý chẩn đoán; vi khuẩn còn nhạy linezolid, các kháng sinh khác đã kháng',
    KetLuan: 'Đồng ý dùng linezolid đường uống 7 ngày',
    HuongDieuTri: 'Theo dõi công thức máu hằng tuần, đánh giá lại sau 7 ngày',
  };
}

async function consult(
  hospital: Hospital,
  tx: Tx,
  KhamBenh_Id: string,
  isDone: boolean,
  more: Partial<ReturnType<typeof starredReasons>> = {},
): Promise<void> {
  const self = tx.user?.NhanVien_Id ?? null;
  const others = colleagues.map((code) => hospital.id(`NhanVien:${code}`)).filter((id) => id !== self);
  const id = await minutes.create(tx, {
    requestId: v7(),
    KhamBenh_Id,
    BacSiDeNghi_Id: self,
    NgayHoiChan: tx.now(),
    HinhThucHoiChan: 'LienKhoa',
    DiaDiem: 'Phòng giao ban khoa Khám bệnh',
    LyDo: 'Bệnh mạn tính, cần thống nhất hướng điều trị',
    DienBienBenh: 'Điều trị ngoại trú nhiều đợt, mục tiêu điều trị chưa đạt ổn định',
    YKien: 'Đồng ý chẩn đoán; cân nhắc chỉnh liều và theo dõi chức năng thận',
    KetLuan: 'Tiếp tục điều trị ngoại trú, chỉnh liều theo đáp ứng',
    HuongDieuTri: 'Tái khám sau 4 tuần, xét nghiệm trước khi khám',
    DoiNguThamGia: [
      { NhanVien_Id: self, ViTri: 'ChuToa' },
      ...others.map((NhanVien_Id, at) => ({
        NhanVien_Id,
        ViTri: at === 0 ? ('ThuKy' as const) : ('ThanhVien' as const),
      })),
    ],
    ...more,
  });
  tx.loaders.clear();
  if (isDone) await minutes.move(tx, id, 'hoanTat', (await minutes.byId(tx, id)).version);
}

/** Three days for somebody of working age; others are left out. */
async function giveLeave(hospital: Hospital, tx: Tx, visit: DemoVisit, KhamBenh_Id: string): Promise<void> {
  const born = personOf(hospital, visit).NamSinh;
  const age = Number(visit.day.slice(0, 4)) - born;
  if (age < 18 || age > 60) return;
  await createLeave(tx, {
    requestId: v7(),
    KhamBenh_Id,
    MaSoBHXH: `79${String(10_000_000 + visit.patient).slice(0, 8)}`,
    DonViLamViec: 'Công ty May An Bình',
    PhuongPhapDieuTri: `Điều trị nội khoa: ${visit.illness.ChanDoan}`,
    DenNgay: lastDayOfLeave(visit.day, 3),
  });
}

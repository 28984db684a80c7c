import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { yearsOn } from '@sen/domain/ages/age';
import { choNhan, chuyenKhoaActs } from '@sen/domain/stays/chuyenKhoa';
import { tinhTrangGiuongActs } from '@sen/domain/stays/tinhTrangGiuong';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { type RefLabel, refLabel } from '../../engine/catalogue/queries.ts';
import { type Ctx, today } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { loadStay, openStay, stayById } from '../admission/queries.ts';
import { factsOfStay } from '../admission/ward.ts';
import { recordNumberOfStay } from '../medicalRecords/ofStay.ts';
import { patientOf } from '../patients/queries.ts';
import { bedDaysOfStay } from './bedDays.ts';
import { markBed, markFacts, unmarkBed } from './bedStates.ts';
import { changeFacts, moveBed, sendBack, takeIn, undoTakeIn } from './commands.ts';
import { bedsForPatient, mapOfWard } from './map.ts';
import { occupancyOfWard } from './occupancy.ts';
import {
  bedOfStay,
  bedsOfStay,
  loadMark,
  markById,
  staysOfWard,
  transferById,
  transfersOfStay,
  waitingTransfers,
  wardsOfFacility,
  wardsOfStay,
} from './queries.ts';
import {
  acceptTransfer,
  refuseTransfer,
  sendTransfer,
  transferFacts,
  withdrawTransfer,
} from './transfers.ts';

const sees = 'BENH_AN_XEM';

export const stayResolvers = {
  Query: {
    soDoGiuongBenh: access(sees, (ctx, { Khoa_Id }) => mapOfWard(ctx, Khoa_Id)),
    congSuatGiuongBenh: access(sees, (ctx, args) => occupancyOfWard(ctx, args)),
    giuongChoNguoiBenh: access(sees, (ctx, { NhapVien_Id, Khoa_Id }) =>
      bedsForPatient(ctx, NhapVien_Id, Khoa_Id ?? null),
    ),
    khoaNoiTrus: access(sees, async (ctx) => labels(ctx, 'Node', await wardsOfFacility(ctx))),
    nguoiBenhTrongKhoa: access(sees, (ctx, { Khoa_Id }) => staysOfWard(ctx, Khoa_Id)),
    chuyenKhoaCho: access(sees, (ctx, { Khoa_Id }) => waitingTransfers(ctx, Khoa_Id)),
    noiTru: access(sees, (ctx, { NhapVien_Id }) => openStay(ctx, NhapVien_Id)),
  },
  Mutation: {
    nhanVaoKhoa: access('NOI_TRU_NHAN', async (ctx, { input }) => stayById(ctx, await takeIn(ctx, input))),
    traLaiNhapVien: access('NOI_TRU_NHAN', async (ctx, { id, version, LyDo }) =>
      stayById(ctx, await sendBack(ctx, id, version, LyDo)),
    ),
    huyNhanVaoKhoa: access('NOI_TRU_NHAN', async (ctx, { id, version, LyDo }) =>
      stayById(ctx, await undoTakeIn(ctx, id, version, LyDo)),
    ),
    chuyenGiuong: access('GIUONG_BENH_XEP', async (ctx, { input }) =>
      stayById(ctx, await moveBed(ctx, input)),
    ),
    updateNoiTru: access('NOI_TRU_NHAN', async (ctx, { id, input }) =>
      stayById(ctx, await changeFacts(ctx, id, input)),
    ),
    createPhieuChuyenKhoa: access('NOI_TRU_NHAN', async (ctx, { input }) =>
      transferById(ctx, await sendTransfer(ctx, input)),
    ),
    nhanPhieuChuyenKhoa: access('NOI_TRU_NHAN', async (ctx, { input }) =>
      transferById(ctx, await acceptTransfer(ctx, input)),
    ),
    tuChoiPhieuChuyenKhoa: access('NOI_TRU_NHAN', async (ctx, { id, version, LyDo }) =>
      transferById(ctx, await refuseTransfer(ctx, id, version, LyDo)),
    ),
    huyPhieuChuyenKhoa: access('NOI_TRU_NHAN', async (ctx, { id, version, LyDo }) =>
      transferById(ctx, await withdrawTransfer(ctx, id, version, LyDo)),
    ),
    danhDauGiuong: access('GIUONG_BENH_XEP', async (ctx, { input }) =>
      markById(ctx, await markBed(ctx, input)),
    ),
    ketThucTinhTrangGiuong: access('GIUONG_BENH_XEP', async (ctx, { id, version }) =>
      markById(ctx, (await unmarkBed(ctx, id, version))._id),
    ),
  },
  types: {
    NoiTru: {
      NhapVien: (row) => row,
      Giuong: async ({ _id }, _args, ctx) => refLabel(ctx, 'GiuongBenh', await bedOfStay(ctx, _id)),
      SoBenhAn: ({ _id }, _args, ctx) => recordNumberOfStay(ctx, _id),
      dotKhoas: ({ _id }, _args, ctx) => wardsOfStay(ctx, _id),
      dotGiuongs: ({ _id }, _args, ctx) => bedsOfStay(ctx, _id),
      chuyenKhoas: ({ _id }, _args, ctx) => transfersOfStay(ctx, _id),
      ngayGiuongs: (row, _args, ctx) => bedDaysOfStay(ctx, row),
    },
    PhieuChuyenKhoa: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      NhapVien: async ({ NhapVien_Id }, _args, ctx) =>
        (await loadStay(ctx, NhapVien_Id)) ?? stayById(ctx, NhapVien_Id),
      hanhDongs: (row, _args, ctx) => actionStates(ctx, chuyenKhoaActs, transferFacts(row)),
    },
    TinhTrangGiuong: {
      hanhDongs: (row, _args, ctx) => actionStates(ctx, tinhTrangGiuongActs, markFacts(row)),
    },
    ChuyenKhoaCho: {
      phieu: (row) => row,
      phutCho: ({ ThoiGianGui }, _args, ctx) => choNhan(ThoiGianGui, ctx.now()).phut,
      quaHan: ({ ThoiGianGui }, _args, ctx) => choNhan(ThoiGianGui, ctx.now()).quaHan,
    },
    NgayGiuong: {
      Ngay: ({ ngay }) => ngay,
      Khoa: ({ khoa }, _args, ctx) => refLabel(ctx, 'Node', khoa),
      Giuong: ({ giuong }, _args, ctx) => refLabel(ctx, 'GiuongBenh', giuong),
      DichVu: ({ dichVu }, _args, ctx) => refLabel(ctx, 'DM_DichVu', dichVu || null),
    },
    SoDoGiuongBenh: { Khoa: ({ Khoa_Id }, _args, ctx) => label(ctx, 'Node', Khoa_Id) },
    GiuongTrenSoDo: {
      Phong: ({ Phong_Id }, _args, ctx) => label(ctx, 'Node', Phong_Id),
      DichVu: ({ DichVu_Id }, _args, ctx) => refLabel(ctx, 'DM_DichVu', DichVu_Id),
      danhDau: ({ mark }, _args, ctx) => (mark && !mark.het ? loadMark(ctx, mark._id) : null),
    },
    LuaChonGiuong: {
      Phong: ({ Phong_Id }, _args, ctx) => label(ctx, 'Node', Phong_Id),
      soNguoi: ({ nguoiNams }) => nguoiNams.length,
    },
    NguoiNam: {
      NhapVien_Id: ({ _id }) => _id,
      tuoi: (row, _args, ctx) => yearsOn(row, today(ctx)),
      SoBenhAn: ({ _id }, _args, ctx) => recordNumberOfStay(ctx, _id),
      ChanDoanICD: ({ ChanDoanICD_Id }, _args, ctx) => refLabel(ctx, 'ICD', ChanDoanICD_Id),
      BacSiDieuTri: ({ BacSiDieuTri_Id }, _args, ctx) => refLabel(ctx, 'NhanVien', BacSiDieuTri_Id),
      ChuyenDen: ({ ChuyenDen_Id }, _args, ctx) => refLabel(ctx, 'Node', ChuyenDen_Id),
      hanhDongs: (row, _args, ctx) => actionStates(ctx, nhapVienActs, factsOfStay(row, row.phongKham)),
    },
  },
} satisfies Resolvers;

async function label(ctx: Ctx, catalogue: string, id: string): Promise<RefLabel> {
  const found = await refLabel(ctx, catalogue, id);
  if (!found) throw new Error(`${catalogue} has no ${id}`);
  return found;
}

const labels = (ctx: Ctx, catalogue: string, ids: readonly string[]) =>
  Promise.all(ids.map((id) => label(ctx, catalogue, id)));

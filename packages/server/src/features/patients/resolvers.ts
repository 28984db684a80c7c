import { allergiesOf } from '@sen/domain/patients/allergies';
import { chungTuGPPActs } from '@sen/domain/patients/gppPapers';
import { benhNhanActs } from '@sen/domain/reception/benhNhanActs';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { logged } from '../../engine/audit/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { personName } from '../identity/people.ts';
import { receptionsStanding } from '../reception/queries.ts';
import { crossAllergies } from './allergies.ts';
import { findCardAddress } from './cardAddress.ts';
import { createPatient, removePatients, updatePatient } from './commands.ts';
import { setBusinessCustomers, setPersonInCharge } from './customers.ts';
import { beforeDeath, diedAtVisit, recordDeath, takeDeathBack } from './death.ts';
import {
  createDeliveryAddress,
  deleteDeliveryAddresses,
  deliveryAddresses,
  updateDeliveryAddress,
} from './delivery.ts';
import { findDuplicates } from './duplicates.ts';
import { addGppPapers, gppPaperFacts, gppPapers, gppPapersInUse, removeGppPaper } from './gppPapers.ts';
import { seesHistory, shownHistory } from './history.ts';
import { resemblingLines, saveImport } from './imports/decide.ts';
import { countListed, listPatients, rowsOfPage } from './list.ts';
import { mergePatients, previewMerge, splitPatients } from './merge.ts';
import { duplicatePairs, livingPatient, mergesInto } from './mergeQueries.ts';
import { createNewborn } from './newborn.ts';
import { childrenOf, type Patient, patientAge, patientById, patientFacts } from './queries.ts';
import { byCode, quickSearch } from './quickSearch.ts';
import { searchPatients } from './search.ts';
import { timelineOf } from './timeline.ts';
import { createUnknownPatient, identifyPatient } from './unknownPatient.ts';

export const patientResolvers: Resolvers = {
  Query: {
    timDiaChiTrenThe: access('BENH_NHAN_XEM', (ctx, { diaChi }) => findCardAddress(ctx, diaChi)),
    benhNhans: access('BENH_NHAN_XEM', (ctx, { keyword, limit }) =>
      searchPatients(ctx, keyword ?? '', { limit: Math.min(limit ?? 20, 50) }),
    ),
    benhNhansPagination: access('BENH_NHAN_XEM', async (ctx, args) => ({
      currentPage: Math.max(args.page ?? 1, 1),
      data: await listPatients(ctx, args),
    })),
    benhNhansPaginationTotal: access('BENH_NHAN_XEM', async (ctx, { searchInput, filter, limit }) => {
      const counted = await countListed(ctx, searchInput ?? '', filter);
      return { ...counted, totalPages: Math.ceil(counted.totalRows / rowsOfPage(limit)) };
    }),
    searchBenhNhanByCode: access('BENH_NHAN_XEM', (ctx, { code }) => byCode(ctx, code)),
    benhNhan: access('BENH_NHAN_XEM', (ctx, { id }) => openPatient(ctx, id)),
    getDeliveryAddressesByIdCustomer: access('BENH_NHAN_XEM', (ctx, { idCustomer: id }) =>
      logged(ctx, { entity: 'BenhNhan', entityId: id, BenhNhan_Id: id }, deliveryAddresses(ctx, id)),
    ),
    chungTuGPPs: access('BENH_NHAN_XEM', (ctx, { BenhNhan_Id: id }) =>
      logged(ctx, { entity: 'BenhNhan', entityId: id, BenhNhan_Id: id }, gppPapers(ctx, id)),
    ),
    searchBHYTByCMND: access('BENH_NHAN_XEM', async (ctx, { cmnd }) => {
      const [found] = await searchPatients(ctx, cmnd.replace(/\s/g, ''), { limit: 1 });
      return found?.CMNDHoacHoChieu === cmnd.replace(/\s/g, '') ? found : null;
    }),
    timBenhNhanTrung: access('BENH_NHAN_XEM', (ctx, { input }) =>
      findDuplicates(ctx, input, input.exceptId ?? null),
    ),
    capBenhNhanTrungs: access('BENH_NHAN_GOP', (ctx) => duplicatePairs(ctx)),
    xemGopBenhNhan: access('BENH_NHAN_GOP', (ctx, { id, BenhNhanGop_Id }) =>
      previewMerge(ctx, id, BenhNhanGop_Id),
    ),
    truocKhiGhiTuVong: access('TU_VONG_GHI', (ctx, { BenhNhan_Id }) => beforeDeath(ctx, BenhNhan_Id)),
    dongTrungNhapBenhNhan: access('BENH_NHAN_NHAP', (ctx, { NhapDanhMuc_Id, offset, limit }) =>
      resemblingLines(ctx, NhapDanhMuc_Id, { offset: Math.max(offset ?? 0, 0), limit: limit ?? 20 }),
    ),
    dongThoiGian: access('BENH_NHAN_XEM', (ctx, { BenhNhan_Id }) => timelineOf(ctx, BenhNhan_Id)),
    timNhanh: access('BENH_NHAN_XEM', (ctx, { text, limit }) =>
      quickSearch(ctx, text, Math.min(limit ?? 8, 20)),
    ),
  },
  Mutation: {
    createBenhNhan: access('BENH_NHAN_SUA', (ctx, { input, deliveryAddresses: addresses, xacNhanTrung }) =>
      createPatient(ctx, input, {
        acceptDuplicate: xacNhanTrung ?? false,
        deliveryAddresses: addresses ?? [],
      }),
    ),
    updateBenhNhan: access('BENH_NHAN_SUA', (ctx, { id, input, xacNhanTrung }) =>
      updatePatient(ctx, id, input, { acceptDuplicate: xacNhanTrung ?? false }),
    ),
    updateNhanVienPhuTrach: access('BENH_NHAN_SUA', (ctx, { ids, NhanVienPhuTrach_Id }) =>
      setPersonInCharge(ctx, ids, NhanVienPhuTrach_Id ?? null),
    ),
    setBusinessCustomerAccount: access('BENH_NHAN_SUA', (ctx, { ids, isBusinessAccount }) =>
      setBusinessCustomers(ctx, ids, isBusinessAccount ?? true),
    ),
    removeBenhNhan: access('BENH_NHAN_XOA', (ctx, { ids }) => removePatients(ctx, ids)),
    createDeliveryAddress: access('BENH_NHAN_SUA', (ctx, { input }) => createDeliveryAddress(ctx, input)),
    updateDeliveryAddress: access('BENH_NHAN_SUA', (ctx, { id, input }) =>
      updateDeliveryAddress(ctx, id, input),
    ),
    deleteDeliveryAddress: access('BENH_NHAN_SUA', (ctx, { ids }) => deleteDeliveryAddresses(ctx, ids)),
    themChungTuGPP: access('BENH_NHAN_SUA', (ctx, { BenhNhan_Id, Tep_Ids, requestId }) =>
      addGppPapers(ctx, BenhNhan_Id, Tep_Ids, requestId),
    ),
    huyChungTuGPP: access('BENH_NHAN_SUA', (ctx, { id, LyDo }) => removeGppPaper(ctx, id, LyDo)),
    createBenhNhanChuaRo: access('BENH_NHAN_SUA', (ctx, { input }) => createUnknownPatient(ctx, input)),
    xacDinhDanhTinh: access('BENH_NHAN_SUA', (ctx, { id, input, xacNhanTrung }) =>
      identifyPatient(ctx, id, input, xacNhanTrung ?? false),
    ),
    createTreSoSinh: access('BENH_NHAN_SUA', (ctx, { Me_Id, input }) => createNewborn(ctx, Me_Id, input)),
    ghiNhanTuVong: access('TU_VONG_GHI', (ctx, { id, input }) => recordDeath(ctx, id, input)),
    thuHoiTuVong: access('TU_VONG_THU_HOI', (ctx, { id, version, LyDo }) =>
      takeDeathBack(ctx, id, version, LyDo),
    ),
    saveImportPatient: access('BENH_NHAN_NHAP', (ctx, { input }) => saveImport(ctx, input)),
    gopBenhNhan: access('BENH_NHAN_GOP', (ctx, input) => mergePatients(ctx, input)),
    tachBenhNhan: access('BENH_NHAN_GOP', (ctx, { id, LyDo, requestId }) =>
      splitPatients(ctx, id, LyDo, requestId),
    ),
  },
  types: {
    MocThoiGian: {
      XetNghiem_Id: (moment) => (moment.LoaiPhieu === 'XetNghiem' ? moment._id : null),
    },
    DeliveryAddress: { idCustomer: (row) => row.BenhNhan_Id },
    ChungTuGPP: {
      url: (paper) => `/api/files/${paper.Tep_Id}`,
      nguoiTao: (paper, _args, ctx) => (paper.NguoiTao_Id ? personName(ctx, paper.NguoiTao_Id) : null),
      nguoiHuy: (paper, _args, ctx) => (paper.NguoiHuy_Id ? personName(ctx, paper.NguoiHuy_Id) : null),
      hanhDongs: async (paper, _args, ctx) =>
        actionStates(ctx, chungTuGPPActs, await gppPaperFacts(ctx, paper)),
    },
    DiUng: { HoatChat: (one, _args, ctx) => refLabel(ctx, 'HoatChat', one.HoatChat_Id) },
    GopBenhNhan: {
      BenhNhanGop: (row, _args, ctx) => patientById(ctx, row.BenhNhanGop_Id),
    },
    BenhNhan: {
      gops: async (row, _args, ctx) => (await mergesInto(ctx, row._id)) ?? [],
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, benhNhanActs, await factsOf(ctx, row)),
      tuoi: (row, _args, ctx) => patientAge(ctx, row),
      TienSuBenh: (row, _args, ctx) => shownHistory(ctx, row),
      tienSuBenhKin: async (row, _args, ctx) => Boolean(row.TienSuBenh) && !(await seesHistory(ctx, row)),
      Me: (row, _args, ctx) => (row.Me_Id ? livingPatient(ctx, row.Me_Id) : null),
      cons: (row, _args, ctx) => childrenOf(ctx, row._id),
      nguoiXacDinh: (row, _args, ctx) => (row.NguoiXacDinh_Id ? personName(ctx, row.NguoiXacDinh_Id) : null),
      nguoiGhiTuVong: (row, _args, ctx) =>
        row.NguoiGhiTuVong_Id ? personName(ctx, row.NguoiGhiTuVong_Id) : null,
      NguyenNhanTuVong: (row, _args, ctx) => refLabel(ctx, 'ICD', row.NguyenNhanTuVong_Id),
      LoaiBenhNhan: (row, _args, ctx) => refLabel(ctx, 'LoaiKhachHang', row.LoaiBenhNhan_Id),
      NguonKhachHang: (row, _args, ctx) => refLabel(ctx, 'NguonKhachHang', row.NguonKhachHang_Id),
      ChungTuGPPs: (row, _args, ctx) => gppPapersInUse(ctx, row._id),
      DiUngs: (row) => allergiesOf(row.DiUngHoatChat_Ids, row.DiUngs),
      diUngCheos: (row, _args, ctx) => crossAllergies(ctx, row),
    },
  },
};

async function factsOf(ctx: Ctx, row: Patient) {
  const [soTiepNhan, tuVongTheoLuot] = await Promise.all([
    receptionsStanding(ctx, row._id),
    row.TuVong && diedAtVisit(ctx, row._id),
  ]);
  return patientFacts(row, { soTiepNhan, tuVongTheoLuot });
}

/** Who asks for a record that is not there is logged too. */
function openPatient(ctx: Ctx, id: string): Promise<Patient | null> {
  return logged(ctx, { entity: 'BenhNhan', entityId: id, BenhNhan_Id: id }, livingPatient(ctx, id));
}

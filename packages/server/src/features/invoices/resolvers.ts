import { errorTexts } from '@sen/domain/errors/errors';
import { fillText } from '@sen/domain/errors/fillText';
import { hoaDonActs } from '@sen/domain/invoices/hoaDonDienTu';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { Resolvers } from '../../gql/main.ts';
import { checkInvoiceAccount, createInvoiceAccount, updateInvoiceAccount } from './accountCommands.ts';
import { invoiceAccounts } from './accountQueries.ts';
import { adjustByRefunds, replaceInvoice } from './changes.ts';
import { correctBuyer, createInvoice, issueReceipt, removeDrafts, sendAgain } from './commands.ts';
import { fileOfInvoice } from './files.ts';
import { changesOf, invoiceById, invoiceFacts, leftOf, linesOf } from './invoiceRows.ts';
import { invoiceList, owedList } from './list.ts';
import { noticeResolvers } from './noticeResolvers.ts';
import { noticesOf } from './noticeRows.ts';
import {
  exchangesOf,
  invoiceOfSeenReceipt,
  invoicesOfPatient,
  openInvoice,
  patientOf,
  providerOf,
  receiptsIn,
} from './queries.ts';
import { settlementResolvers } from './settlementResolvers.ts';
import { summarise } from './summary.ts';

const anew = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });

/** Removes a draft and answers it as it stands then. */
async function removed(ctx: Ctx, id: string) {
  await removeDrafts(ctx, [id]);
  return invoiceById(anew(ctx), id);
}

/** Not a matter of the receipt. */
const notAllowed: ReadonlySet<string> = new Set(['FORBIDDEN', 'NODE_NOT_GRANTED', 'NOT_FOUND']);

/** Issues the invoices of receipts one by one: what refuses one stops no other. */
async function issueAll(ctx: Ctx, ids: readonly string[]) {
  const results = [];
  for (const BienLai_Id of new Set(ids)) {
    try {
      results.push({ BienLai_Id, HoaDon: await issueReceipt(ctx, BienLai_Id), loi: null, thongBao: null });
    } catch (error) {
      if (!(error instanceof DomainError) || notAllowed.has(error.code)) throw error;
      const { code, details } = error;
      const thongBao = fillText(errorTexts[code][ctx.language], details);
      results.push({ BienLai_Id, HoaDon: null, loi: code, thongBao });
    }
  }
  return results;
}

export const invoiceResolvers: Resolvers = {
  Query: {
    ...settlementResolvers.Query,
    taiKhoanHoaDons: access('QUAN_TRI', (ctx) => invoiceAccounts(ctx)),
    getHddtByBienLaiId: access('HOA_DON_XEM', (ctx, { BienLai_Id }) => invoiceOfSeenReceipt(ctx, BienLai_Id)),
    hoaDonsByBenhNhan: access('HOA_DON_XEM', (ctx, { BenhNhan_Id }) => invoicesOfPatient(ctx, BenhNhan_Id)),
    hoaDonDienTu: access('HOA_DON_XEM', (ctx, { id }) => openInvoice(ctx, id)),
    danhSachHoaDon: access('HOA_DON_XEM', (ctx, args) => invoiceList(ctx, args)),
    bienLaiChuaLapHoaDon: access('HOA_DON_XEM', (ctx, args) => owedList(ctx, args)),
  },
  Mutation: {
    ...settlementResolvers.Mutation,
    ...noticeResolvers.Mutation,
    createTaiKhoanHoaDon: access('QUAN_TRI', (ctx, { input }) => createInvoiceAccount(ctx, input)),
    updateTaiKhoanHoaDon: access('QUAN_TRI', (ctx, { id, input }) => updateInvoiceAccount(ctx, id, input)),
    kiemTraTaiKhoanHoaDon: access('QUAN_TRI', (ctx, { id }) => checkInvoiceAccount(ctx, id)),
    guiHoaDonDienTu: access('HOA_DON_PHAT_HANH', (ctx, { BienLai_Id }) => issueReceipt(ctx, BienLai_Id)),
    guiHoaDonDienTus: access('HOA_DON_PHAT_HANH', (ctx, { BienLai_Ids }) => issueAll(ctx, BienLai_Ids)),
    inHoaDonDienTu: access('HOA_DON_XEM', (ctx, { id }) => fileOfInvoice(ctx, id, 'PDF')),
    xmlHoaDonDienTu: access('HOA_DON_XEM', (ctx, { id }) => fileOfInvoice(ctx, id, 'XML')),
    xoaEBill: access('HOA_DON_PHAT_HANH', (ctx, { id }) => removed(ctx, id)),
    xoaHoaDonDienTu: access('HOA_DON_PHAT_HANH', (ctx, { id }) => removed(ctx, id)),
    createHoaDon: access('HOA_DON_PHAT_HANH', async (ctx, { input }) =>
      invoiceById(anew(ctx), await createInvoice(ctx, input)),
    ),
    removeHoaDon: access('HOA_DON_PHAT_HANH', async (ctx, { ids }) => {
      await removeDrafts(ctx, ids);
      return true;
    }),
    guiLaiHoaDon: access('HOA_DON_PHAT_HANH', (ctx, { id }) => sendAgain(ctx, id)),
    suaNguoiMuaHoaDon: access('HOA_DON_PHAT_HANH', (ctx, { id, version, input }) =>
      correctBuyer(ctx, id, version, input),
    ),
    lapHoaDonTongHop: access('HOA_DON_PHAT_HANH', async (ctx, { ngay, requestId }) => {
      const ids = await summarise(ctx, ngay, requestId);
      return Promise.all(ids.map((id) => invoiceById(anew(ctx), id)));
    }),
    dieuChinhHoaDon: access('HOA_DON_DIEU_CHINH', async (ctx, { input }) =>
      invoiceById(anew(ctx), await adjustByRefunds(ctx, input)),
    ),
    thayTheHoaDon: access('HOA_DON_DIEU_CHINH', async (ctx, { input }) =>
      invoiceById(anew(ctx), await replaceInvoice(ctx, input)),
    ),
  },
  types: {
    ...settlementResolvers.types,
    ...noticeResolvers.types,
    HoaDonDienTu: {
      NhaCungCap: (row, _args, ctx) => providerOf(ctx, row),
      BenhNhan: (row, _args, ctx) => patientOf(ctx, row),
      conLai: (row, _args, ctx) => leftOf(ctx, row),
      dongs: (row, _args, ctx) => linesOf(ctx, row._id),
      bienLais: (row, _args, ctx) => receiptsIn(ctx, row._id),
      HoaDonGoc: (row, _args, ctx) => (row.HoaDonGoc_Id ? invoiceById(ctx, row.HoaDonGoc_Id) : null),
      thayDois: (row, _args, ctx) => changesOf(ctx, row._id),
      thongBaoSaiSots: (row, _args, ctx) => noticesOf(ctx, row._id),
      traoDois: (row, _args, ctx) => exchangesOf(ctx, row._id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, hoaDonActs, await invoiceFacts(ctx, row)),
    },
  },
};

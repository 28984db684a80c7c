import { soNgayQuaHan } from '@sen/domain/debts/ageing';
import { congNoActs } from '@sen/domain/debts/congNo';
import { dec } from '@sen/domain/money/decimal';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { Resolvers } from '../../gql/main.ts';
import { receiptById } from '../cashier/queries.ts';
import { patientById } from '../patients/queries.ts';
import { receptionById } from '../reception/queries.ts';
import { cancelDebt, extendDebt, remind } from './acts.ts';
import { collectDebts } from './collect.ts';
import { letGo } from './commands.ts';
import { exportedReceivables } from './exports.ts';
import { debtById, debtFacts, debtsById } from './facts.ts';
import { removeLimit, saveLimit } from './limits.ts';
import { debtList } from './list.ts';
import {
  chargedLines,
  debtsOf,
  limitById,
  limitOfDebtor,
  limits,
  movementsOf,
  nameOfDebtor,
  openDebt,
  patientOfLimit,
  receiptsOfDebt,
  remindersOf,
  writeOffsOf,
} from './queries.ts';
import { receivables } from './receivables.ts';
import { unpaidOrders } from './unpaid.ts';
import { approveWriteOff, askWriteOff, refuseWriteOff, withdrawWriteOff } from './writeOffs.ts';

const receiptsOf = async (ctx: Ctx, ids: readonly string[]) => {
  const found = await Promise.all(ids.map((id) => receiptById(ctx, id)));
  return found.flatMap((one) => one ?? []);
};

export const debtResolvers: Resolvers = {
  Query: {
    getCongNoPhaiThu: access('CONG_NO_XEM', (ctx, args) => receivables(ctx, args)),
    getDataExportCongNo: access('CONG_NO_XEM', (ctx, args) => exportedReceivables(ctx, args)),
    reportUnpaidOrderList: access('CONG_NO_XEM', (ctx, args) => unpaidOrders(ctx, args)),
    danhSachCongNo: access('CONG_NO_XEM', (ctx, args) => debtList(ctx, args)),
    congNo: access('CONG_NO_XEM', (ctx, { id }) => openDebt(ctx, id)),
    congNoCuaBenhNhan: access('CONG_NO_XEM', (ctx, args) => debtsOf(ctx, args)),
    hanMucCuaNguoiNo: access('CONG_NO_XEM', (ctx, args) => limitOfDebtor(ctx, args)),
    hanMucNos: access('CONG_NO_XEM', (ctx) => limits(ctx)),
  },
  Mutation: {
    choNo_VienPhi: access('CONG_NO_GHI', async (ctx, { input }) => debtById(ctx, await letGo(ctx, input))),
    thuCongNo: access('VIEN_PHI_THU', async (ctx, { input }) =>
      receiptsOf(ctx, await collectDebts(ctx, input)),
    ),
    nhacCongNo: access('CONG_NO_GHI', async (ctx, { input }) => {
      await remind(ctx, input);
      return debtsById(ctx, input.ids);
    }),
    giaHanCongNo: access('CONG_NO_SUA', async (ctx, { id, NgayHan, LyDo }) => {
      await extendDebt(ctx, id, NgayHan, LyDo);
      return debtById(ctx, id);
    }),
    deNghiXoaNo: access('CONG_NO_SUA', async (ctx, { input }) => {
      await askWriteOff(ctx, input);
      return debtById(ctx, input.id);
    }),
    rutDeNghiXoaNo: access('CONG_NO_SUA', async (ctx, { id }) => {
      await withdrawWriteOff(ctx, id);
      return debtById(ctx, id);
    }),
    duyetXoaNo: access('CONG_NO_DUYET', async (ctx, seen) => {
      await approveWriteOff(ctx, seen);
      return debtById(ctx, seen.id);
    }),
    tuChoiXoaNo: access('CONG_NO_DUYET', async (ctx, { id, LyDo }) => {
      await refuseWriteOff(ctx, id, LyDo);
      return debtById(ctx, id);
    }),
    huyCongNo: access('CONG_NO_SUA', async (ctx, { id, LyDo }) => {
      await cancelDebt(ctx, id, LyDo);
      return debtById(ctx, id);
    }),
    saveHanMucNo: access('CONG_NO_SUA', async (ctx, { id, input }) => {
      const row = await limitById(ctx, await saveLimit(ctx, { ...input, id: id ?? null }));
      if (!row) throw new DomainError('NOT_FOUND', { entity: 'HanMucNo' });
      return row;
    }),
    removeHanMucNo: access('CONG_NO_SUA', async (ctx, { id, version }) => {
      await removeLimit(ctx, id, version);
      return true;
    }),
  },
  types: {
    CongNo: {
      NguoiNo: (debt, _args, ctx) => nameOfDebtor(ctx, debt),
      TiepNhan: (debt, _args, ctx) => receptionById(ctx, debt.TiepNhan_Id),
      BenhNhan: (debt, _args, ctx) => patientById(ctx, debt.BenhNhan_Id),
      soNgayQuaHan: (debt, _args, ctx) =>
        dec(debt.ConLai).gt(0) ? soNgayQuaHan(debt.NgayHan, today(ctx)) : 0,
      dongs: (debt, _args, ctx) => chargedLines(ctx, debt),
      phatSinhs: (debt, _args, ctx) => movementsOf(ctx, debt),
      nhacNos: (debt, _args, ctx) => remindersOf(ctx, debt),
      xoaNos: (debt, _args, ctx) => writeOffsOf(ctx, debt),
      bienLais: async (debt, _args, ctx) => receiptsOf(ctx, await receiptsOfDebt(ctx, debt)),
      hanhDongs: async (debt, _args, ctx) => actionStates(ctx, congNoActs, await debtFacts(ctx, debt)),
    },
    HanMucNo: { BenhNhan: (limit, _args, ctx) => patientOfLimit(ctx, limit) },
  },
};

import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/main.ts';
import { backupsOf } from './backupList.ts';
import { createSaoLuu, dropKiemChung, proveSaoLuu, removeSaoLuu } from './backups.ts';
import { callCounts, callsOf, giveUpGoiNgoai, retryGoiNgoai, retryGoiNgoais } from './calls.ts';
import { countersOf, raiseBoDemSo } from './counters.ts';
import { removeBanDuLieu, restoreSaoLuu, switchBanDuLieu } from './dataCopies.ts';
import { compareWithCopy } from './dataCopyComparison.ts';
import { dataCopiesOf } from './dataCopyList.ts';
import { systemHealth } from './health.ts';
import { cancelCongViec, cronJobs, jobsOf, retryCongViec } from './jobs.ts';

export const operationsResolvers: Resolvers = {
  Query: {
    sucKhoeHeThong: access('QUAN_TRI', (ctx) => systemHealth(ctx)),
    goiNgoais: access('QUAN_TRI', (ctx, { input, sau, limit }) => callsOf(ctx, input, { sau, limit })),
    goiNgoaiDems: access('QUAN_TRI', (ctx) => callCounts(ctx)),
    congViecs: access('QUAN_TRI', (ctx) => jobsOf(ctx)),
    congViecDinhKys: access('QUAN_TRI', (ctx) => cronJobs(ctx)),
    saoLuus: access('QUAN_TRI', (ctx) => backupsOf(ctx)),
    banDuLieus: access('QUAN_TRI', (ctx) => dataCopiesOf(ctx)),
    doiChieuBanDuLieu: access('QUAN_TRI', (ctx, { id }) => compareWithCopy(ctx, id)),
    boDemSos: access('QUAN_TRI', (ctx, { gomKyCu }) => countersOf(ctx, gomKyCu ?? false)),
  },
  Mutation: {
    retryGoiNgoai: access('QUAN_TRI', (ctx, { id }) => retryGoiNgoai(ctx, id)),
    retryGoiNgoais: access('QUAN_TRI', (ctx, { adapter }) => retryGoiNgoais(ctx, adapter)),
    giveUpGoiNgoai: access('QUAN_TRI', (ctx, { id, lyDo }) => giveUpGoiNgoai(ctx, id, lyDo)),
    retryCongViec: access('QUAN_TRI', (ctx, { id }) => retryCongViec(ctx, id)),
    cancelCongViec: access('QUAN_TRI', (ctx, { id, lyDo }) => cancelCongViec(ctx, id, lyDo)),
    createSaoLuu: access('QUAN_TRI', (ctx, args) => createSaoLuu(ctx, { ghiChu: args.ghiChu })),
    proveSaoLuu: access('QUAN_TRI', (ctx, { id, giuLai }) => proveSaoLuu(ctx, id, giuLai ?? false)),
    dropKiemChung: access('QUAN_TRI', (ctx, { id }) => dropKiemChung(ctx, id)),
    removeSaoLuu: access('QUAN_TRI', (ctx, { id, lyDo }) => removeSaoLuu(ctx, id, lyDo)),
    restoreSaoLuu: access('QUAN_TRI', (ctx, { id, ...asked }) => restoreSaoLuu(ctx, id, asked)),
    switchBanDuLieu: access('QUAN_TRI', (ctx, { id, ...asked }) => switchBanDuLieu(ctx, id, asked)),
    removeBanDuLieu: access('QUAN_TRI', (ctx, { id, ...asked }) => removeBanDuLieu(ctx, id, asked)),
    raiseBoDemSo: access('QUAN_TRI', (ctx, args) => raiseBoDemSo(ctx, args)),
  },
};

import { mauInActs } from '@sen/domain/printing/mauIn';
import { nhanMauInIssues } from '@sen/domain/printing/nhanMauIn';
import { access, type FeatureResolvers } from '../../engine/access.ts';
import { actionStates } from '../../engine/acts.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type {
  MutationCreateMauInArgs,
  MutationHuyMauInArgs,
  MutationPhatHanhMauInArgs,
  MutationRemoveMauInArgs,
  MutationUpdateMauInArgs,
  QueryMauInArgs,
  QuerySearchMauInArgs,
  QueryXemTruocMauInArgs,
} from '../../gql/print.ts';
import { createMauIn, huyMauIn, phatHanhMauIn, removeMauIn, updateMauIn } from './commands.ts';
import { labelList, labelMaps } from './labels.ts';
import { readForm } from './library.ts';
import { type Preview, previewForm } from './preview.ts';
import type { MauInRow } from './tables.ts';
import {
  allForms,
  type BieuMau,
  formByCode,
  mustBeForm,
  searchForms,
  versionById,
  versionsOf,
} from './versions.ts';

export const printingResolvers: FeatureResolvers = {
  Query: {
    mauIns: access('MAU_IN_SUA', (ctx) => allForms(ctx)),
    mauIn: access('MAU_IN_SUA', (ctx, { code }: QueryMauInArgs) => formByCode(ctx, code)),
    searchMauIn: access('MAU_IN_SUA', (ctx, { searchString, limit }: QuerySearchMauInArgs) =>
      searchForms(ctx, searchString ?? '', limit ?? 30),
    ),
    xemTruocMauIn: access(
      'MAU_IN_SUA',
      (ctx, { code, template, labels, language }: QueryXemTruocMauInArgs) => {
        refuseIssues(nhanMauInIssues(labels));
        return previewForm(ctx, mustBeForm(code), { template, labels: labelMaps(labels) }, language);
      },
    ),
  },
  Mutation: {
    createMauIn: access('MAU_IN_SUA', async (ctx, { input }: MutationCreateMauInArgs) =>
      versionById(ctx, await createMauIn(ctx, input.MaMauIn, input.tuPhienBan ?? 0)),
    ),
    updateMauIn: access('MAU_IN_SUA', async (ctx, { id, input }: MutationUpdateMauInArgs) => {
      await updateMauIn(ctx, id, input);
      return versionById(ctx, id);
    }),
    phatHanhMauIn: access('MAU_IN_SUA', async (ctx, { id, version, TuNgay }: MutationPhatHanhMauInArgs) => {
      await phatHanhMauIn(ctx, id, version, TuNgay);
      return versionById(ctx, id);
    }),
    huyMauIn: access('MAU_IN_SUA', async (ctx, { id, TrangThai }: MutationHuyMauInArgs) => {
      await huyMauIn(ctx, id, TrangThai);
      return versionById(ctx, id);
    }),
    removeMauIn: access('MAU_IN_SUA', (ctx, { ids }: MutationRemoveMauInArgs) => removeMauIn(ctx, ids)),
  },
  types: {
    BieuMau: {
      MaMauIn: ({ info }: BieuMau) => info.code,
      vi: ({ info }: BieuMau) => info.name.vi,
      en: ({ info }: BieuMau) => info.name.en,
      giay: ({ info }: BieuMau) => info.paper.replace('-', '_'), // an enum of GraphQL has no hyphens
      templateGoc: ({ info }: BieuMau) => readForm(info.code).template,
      labelsGoc: ({ info }: BieuMau) => labelList(readForm(info.code).labels),
      phienBans: ({ info }: BieuMau, _args, ctx) => versionsOf(ctx, info.code),
    },
    MauIn: {
      hanhDongs: (row: MauInRow, _args, ctx) =>
        actionStates(ctx, mauInActs, { TrangThai: row.TrangThai, node: null }),
    },
    BanXemTruoc: { pdf: (preview: Preview) => preview.pdf() },
  },
};

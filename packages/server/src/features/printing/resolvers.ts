import { mauInActs } from '@sen/domain/printing/mauIn';
import { nhanMauInIssues } from '@sen/domain/printing/nhanMauIn';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { Resolvers } from '../../gql/print.ts';
import { createMauIn, huyMauIn, phatHanhMauIn, removeMauIn, updateMauIn } from './commands.ts';
import { labelList, labelMaps } from './labels.ts';
import { layoutInForce, layoutIssues } from './layout.ts';
import { readForm } from './library.ts';
import { previewForm } from './preview.ts';
import { allForms, formByCode, mustBeForm, searchForms, versionById, versionsOf } from './versions.ts';

export const printingResolvers: Resolvers = {
  Query: {
    mauIns: access('MAU_IN_SUA', (ctx) => allForms(ctx)),
    mauIn: access('MAU_IN_SUA', (ctx, { code }) => formByCode(ctx, code)),
    searchMauIn: access('MAU_IN_SUA', (ctx, { searchString, limit }) =>
      searchForms(ctx, searchString ?? '', limit ?? 30),
    ),
    xemTruocMauIn: access('MAU_IN_SUA', (ctx, { code, template, labels, layout, language }) => {
      const form = mustBeForm(code);
      refuseIssues([...nhanMauInIssues(labels), ...layoutIssues(readForm(code).info.layout, layout)]);
      return previewForm(ctx, form, { template, labels: labelMaps(labels), layout }, language);
    }),
  },
  Mutation: {
    createMauIn: access('MAU_IN_SUA', async (ctx, { input }) =>
      versionById(ctx, await createMauIn(ctx, input.MaMauIn, input.tuPhienBan ?? 0)),
    ),
    updateMauIn: access('MAU_IN_SUA', async (ctx, { id, input }) => {
      await updateMauIn(ctx, id, input);
      return versionById(ctx, id);
    }),
    phatHanhMauIn: access('MAU_IN_SUA', async (ctx, { id, version, TuNgay }) => {
      await phatHanhMauIn(ctx, id, version, TuNgay);
      return versionById(ctx, id);
    }),
    huyMauIn: access('MAU_IN_SUA', async (ctx, { id, TrangThai }) => {
      await huyMauIn(ctx, id, TrangThai);
      return versionById(ctx, id);
    }),
    removeMauIn: access('MAU_IN_SUA', (ctx, { ids }) => removeMauIn(ctx, ids)),
  },
  types: {
    BieuMau: {
      MaMauIn: ({ info }) => info.code,
      vi: ({ info }) => info.name.vi,
      en: ({ info }) => info.name.en,
      giay: ({ info }) => sizes[info.paper],
      templateGoc: ({ info }) => readForm(info.code).template,
      labelsGoc: ({ info }) => labelList(readForm(info.code).labels),
      khungBoCuc: ({ info }) => info.layout,
      phienBans: ({ info }, _args, ctx) => versionsOf(ctx, info.code),
    },
    MauIn: {
      layout: ({ MaMauIn, layout }) => layoutInForce(readForm(MaMauIn).info.layout, layout).boCuc,
      layoutBo: ({ MaMauIn, layout }) => [...layoutInForce(readForm(MaMauIn).info.layout, layout).bo],
      hanhDongs: (row, _args, ctx) => actionStates(ctx, mauInActs, { TrangThai: row.TrangThai, node: null }),
    },
    BanXemTruoc: { pdf: (preview) => preview.pdf() },
  },
};

/** The sizes as an enum of GraphQL has them: without hyphens. */
const sizes = {
  roll80: 'roll80',
  label50x30: 'label50x30',
  a5: 'a5',
  'a5-landscape': 'a5_landscape',
  a4: 'a4',
  'a4-landscape': 'a4_landscape',
} as const;

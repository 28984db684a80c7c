import { access, type FeatureResolvers } from '../../engine/access.ts';
import type {
  MutationCreateTaiKhoanHoaDonArgs,
  MutationKiemTraTaiKhoanHoaDonArgs,
  MutationUpdateTaiKhoanHoaDonArgs,
} from '../../gql/main.ts';
import { checkInvoiceAccount, createInvoiceAccount, updateInvoiceAccount } from './commands.ts';
import { invoiceAccounts } from './queries.ts';

export const invoiceResolvers: FeatureResolvers = {
  Query: {
    taiKhoanHoaDons: access('QUAN_TRI', (ctx) => invoiceAccounts(ctx)),
  },
  Mutation: {
    createTaiKhoanHoaDon: access('QUAN_TRI', (ctx, { input }: MutationCreateTaiKhoanHoaDonArgs) =>
      createInvoiceAccount(ctx, input),
    ),
    updateTaiKhoanHoaDon: access('QUAN_TRI', (ctx, { id, input }: MutationUpdateTaiKhoanHoaDonArgs) =>
      updateInvoiceAccount(ctx, id, input),
    ),
    kiemTraTaiKhoanHoaDon: access('QUAN_TRI', (ctx, { id }: MutationKiemTraTaiKhoanHoaDonArgs) =>
      checkInvoiceAccount(ctx, id),
    ),
  },
};

import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/main.ts';
import { checkInvoiceAccount, createInvoiceAccount, updateInvoiceAccount } from './commands.ts';
import { invoiceAccounts } from './queries.ts';

export const invoiceResolvers: Resolvers = {
  Query: {
    taiKhoanHoaDons: access('QUAN_TRI', (ctx) => invoiceAccounts(ctx)),
  },
  Mutation: {
    createTaiKhoanHoaDon: access('QUAN_TRI', (ctx, { input }) => createInvoiceAccount(ctx, input)),
    updateTaiKhoanHoaDon: access('QUAN_TRI', (ctx, { id, input }) => updateInvoiceAccount(ctx, id, input)),
    kiemTraTaiKhoanHoaDon: access('QUAN_TRI', (ctx, { id }) => checkInvoiceAccount(ctx, id)),
  },
};

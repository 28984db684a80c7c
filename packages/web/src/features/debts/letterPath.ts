/** Where the letter that asks a debtor for a debt is printed. */
export const letterPath = (id: string): string => `/api/print/ThongBaoCongNo/${id}`;

import type { PriceComparisonQueryVariables } from './pricing.main.gen.ts';

/** What a comparison is narrowed to. */
export type CompareFilter = {
  keyWord: string;
  NhomDichVu_Id: string | null;
  loc: NonNullable<PriceComparisonQueryVariables['loc']>;
  page: number;
};

/** What differs in two lists, first page. */
export const everyChange: CompareFilter = { keyWord: '', NhomDichVu_Id: null, loc: 'ThayDoi', page: 1 };

/** Rows of a page of a comparison. */
export const comparedRows = 100;

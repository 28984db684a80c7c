import { z } from 'zod';
import { buyerFaults } from './simulatorFrame.ts';

const whole = z.number().int();
const text = z.string();
const twice = <N extends string>(name: N) =>
  // both names of a sum
  ({ [name]: whole, [`${name}OC`]: whole }) as Record<N | `${N}OC`, typeof whole>;
const rate = text.regex(/^(?:KCT|KKKNT|(?:0|5|8|10)%|KHAC:\d{1,2}(?:\.\d{1,2})?%)$/);

const detail = z.strictObject({
  ItemType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  LineNumber: whole.positive(),
  SortOrder: whole.positive(),
  ItemCode: text.max(50),
  ItemName: text.min(1).max(500),
  UnitName: text.max(50),
  Quantity: z.number().min(0),
  UnitPrice: z.number(),
  DiscountRate: z.number(),
  ...twice('DiscountAmount'),
  ...twice('Amount'),
  ...twice('AmountWithoutVAT'),
  VATRateName: rate,
  ...twice('VATAmount'),
});

/** What MISA knows of an invoice: nothing else is taken. */
const invoice = z.strictObject({
  RefID: text.min(1).max(36),
  InvSeries: text.regex(/^[12][CK]\d{2}[TDLMNBGH][A-Z]{2}$/),
  InvDate: z.iso.date(),
  CurrencyCode: z.literal('VND'),
  ExchangeRate: z.literal(1),
  PaymentMethodName: text.min(1).max(50),
  BuyerLegalName: text.max(400),
  BuyerTaxCode: text.max(14),
  BuyerAddress: text.max(400),
  BuyerFullName: text.max(100),
  BuyerEmail: text.max(100),
  ReferenceType: z.union([z.literal(1), z.literal(2)]).optional(),
  OrgInvoiceType: z.union([z.literal(1), z.literal(3)]).optional(),
  OrgInvTemplateNo: z.enum(['1', '2']).optional(),
  OrgInvSeries: text.regex(/^[CK]\d{2}[TDLMNBGH][A-Z]{2}$/).optional(),
  OrgInvNo: text.regex(/^\d{8}$/).optional(),
  OrgInvDate: z.iso.date().optional(),
  InvoiceNote: text.max(500).optional(),
  ...twice('TotalSaleAmount'),
  ...twice('TotalDiscountAmount'),
  ...twice('TotalAmountWithoutVAT'),
  ...twice('TotalVATAmount'),
  ...twice('TotalAmount'),
  TotalAmountInWords: text.min(1),
  OriginalInvoiceDetail: z.array(detail).min(1),
  TaxRateInfo: z
    .array(z.strictObject({ VATRateName: rate, AmountWithoutVATOC: whole, VATAmountOC: whole }))
    .min(1),
  OptionUserDefined: z.record(z.string(), z.string()),
});

export type MisaInvoice = z.infer<typeof invoice>;

/** What is issued: how it is signed, and one invoice. */
export const misaCall = z.strictObject({
  SignType: z.union([z.literal(2), z.literal(5)]),
  InvoiceData: z.array(z.unknown()).length(1),
  PublishInvoiceData: z.null(),
});

/** An invoice of a call, or the code that MISA refuses it with: the first field that is none, or a sum that does not add up. */
export function readMisa(given: unknown, signType: 2 | 5): MisaInvoice | string {
  const read = invoice.safeParse(given);
  if (!read.success) return codeOf(read.error.issues[0]?.path ?? []);
  const one = read.data;
  if ((signType === 5) !== (one.InvSeries[4] === 'M')) return 'InvoiceTemplateNotExist';
  const buyer = buyerFaults({ email: one.BuyerEmail, taxCode: one.BuyerTaxCode });
  if (buyer.taxCode) return 'InvalidTaxCode';
  if (buyer.email) return 'BuyerEmail';
  if (one.BuyerLegalName === '' && one.BuyerFullName === '') return 'BuyerFullName';
  return sumFault(one) ?? changeFault(one) ?? one;
}

function codeOf([first, at, field]: readonly PropertyKey[]): string {
  if (first === 'OriginalInvoiceDetail' && field) return `InvoiceDetail_${String(field)}`;
  if (first === 'TaxRateInfo') return `TaxRateInfo_${String(field ?? at ?? 'VATRateName')}`;
  return String(first ?? 'InvoiceData');
}

function sumFault(one: MisaInvoice): string | null {
  const { OriginalInvoiceDetail: lines, TaxRateInfo: rates } = one;
  const totals = [
    'TotalSaleAmount',
    'TotalDiscountAmount',
    'TotalAmountWithoutVAT',
    'TotalVATAmount',
    'TotalAmount',
  ] as const;
  for (const name of totals) if (one[name] !== one[`${name}OC`]) return name;
  for (const line of lines) {
    if (line.Amount !== line.AmountOC || line.Quantity * line.UnitPrice !== line.Amount)
      return 'InvoiceDetail_AmountOC';
    if (line.AmountWithoutVAT !== line.AmountWithoutVATOC || line.AmountWithoutVAT !== line.Amount)
      return 'InvoiceDetail_AmountWithoutVATOC';
    if (line.VATAmount !== line.VATAmountOC) return 'InvoiceDetail_VATAmountOC';
  }
  const sum = (of: (line: MisaInvoice['OriginalInvoiceDetail'][number]) => number) =>
    lines.reduce((all, line) => all + of(line), 0);
  if (sum(({ AmountWithoutVAT }) => AmountWithoutVAT) !== one.TotalAmountWithoutVAT)
    return 'TotalAmountWithoutVATOC';
  if (sum(({ VATAmount }) => VATAmount) !== one.TotalVATAmount) return 'TotalVATAmountOC';
  if (one.TotalAmountWithoutVAT + one.TotalVATAmount !== one.TotalAmount) return 'TotalAmountOC';
  const named = new Set(lines.map(({ VATRateName }) => VATRateName));
  if (rates.length !== named.size) return 'TaxRateInfo_VATRateName';
  for (const { VATRateName, AmountWithoutVATOC, VATAmountOC } of rates) {
    const of = lines.filter((line) => line.VATRateName === VATRateName);
    const without = of.reduce((all, line) => all + line.AmountWithoutVAT, 0);
    const tax = of.reduce((all, line) => all + line.VATAmount, 0);
    if (of.length === 0 || without !== AmountWithoutVATOC) return 'TaxRateInfo_AmountWithoutVATOC';
    if (tax !== VATAmountOC) return 'TaxRateInfo_VATAmountOC';
  }
  return null;
}

/** A change names what it changes; only an adjustment has sums below 0. MISA does not look whether that invoice is there. */
function changeFault(one: MisaInvoice): string | null {
  const named = [one.OrgInvoiceType, one.OrgInvTemplateNo, one.OrgInvSeries, one.OrgInvNo, one.OrgInvDate];
  if (named.some((field) => (field === undefined) !== (one.ReferenceType === undefined))) return 'OrgInvNo';
  return one.ReferenceType !== 2 && one.TotalAmount < 0 ? 'TotalAmountOC' : null;
}

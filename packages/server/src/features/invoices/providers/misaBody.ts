import { lyDoDieuChinh } from '@sen/domain/invoices/hoaDonDienTu';
import { isCashRegister } from '@sen/domain/invoices/serial';
import { amountInWords } from '@sen/domain/money/words';
import { localDay } from '../../../engine/context.ts';
import type { SentInvoice } from '../provider.ts';

// What MISA meInvoice is sent (domain-2 1.4): API v3, /api/integration/invoice.

/** How an invoice is signed: by the keys that MISA holds, or as one of a cash register. */
const signType = { held: 2, cashRegister: 5 } as const;
/** `ReferenceType`: what an invoice does to another one. */
const referenceType = { ThayThe: 1, DieuChinh: 2, DieuChinhTang: 2 } as const;
/** `OrgInvoiceType`: an electronic invoice by NĐ 123. */
const orgInvoiceType = 1;
/** `ItemType`: goods or a service. */
const goods = 1;
/** Not subject to VAT. */
const notSubject = 'KCT';

/** An invoice as MISA issues it. */
export function misaBody(invoice: SentInvoice) {
  return {
    SignType: isCashRegister(invoice.Serial) ? signType.cashRegister : signType.held,
    InvoiceData: [misaInvoice(invoice)],
    PublishInvoiceData: null,
  };
}

/** An invoice; an adjustment downwards has sums below 0. Every sum stands twice: in its own currency (OC) and in dong. */
function misaInvoice(invoice: SentInvoice) {
  const { buyer, kind } = invoice;
  const signed = (amount: string) => (kind === 'DieuChinh' ? -Number(amount) : Number(amount));
  const total = signed(invoice.total);
  return {
    RefID: invoice.key,
    InvSeries: `${invoice.Pattern}${invoice.Serial}`,
    InvDate: localDay(invoice.issuedAt),
    CurrencyCode: 'VND',
    ExchangeRate: 1,
    PaymentMethodName: invoice.payment,
    BuyerLegalName: buyer.DonViMua ?? '',
    BuyerTaxCode: buyer.MaSoThueMua ?? '',
    BuyerAddress: buyer.DiaChiMua ?? '',
    BuyerFullName: buyer.NguoiMua ?? '',
    BuyerEmail: buyer.EmailMua ?? '',
    ...changed(invoice),
    ...twice('TotalSaleAmount', total),
    ...twice('TotalDiscountAmount', 0),
    ...twice('TotalAmountWithoutVAT', total),
    ...twice('TotalVATAmount', 0),
    ...twice('TotalAmount', total),
    TotalAmountInWords: amountInWords(total),
    OriginalInvoiceDetail: invoice.lines.map(({ Ten, DonViTinh, ThanhTien }, at) => ({
      ItemType: goods,
      LineNumber: at + 1,
      SortOrder: at + 1,
      ItemCode: '',
      ItemName: Ten.slice(0, 500),
      UnitName: DonViTinh ?? '',
      Quantity: 1,
      UnitPrice: signed(ThanhTien),
      DiscountRate: 0,
      ...twice('DiscountAmount', 0),
      ...twice('Amount', signed(ThanhTien)),
      ...twice('AmountWithoutVAT', signed(ThanhTien)),
      VATRateName: notSubject,
      ...twice('VATAmount', 0),
    })),
    TaxRateInfo: [{ VATRateName: notSubject, AmountWithoutVATOC: total, VATAmountOC: 0 }],
    OptionUserDefined: wholeNumbers,
  };
}

/** What an invoice adjusts or replaces, and why. */
function changed({ original, kind, reason, note }: SentInvoice) {
  if (original === null || !(kind === 'ThayThe' || kind === 'DieuChinh' || kind === 'DieuChinhTang'))
    return {};
  const why = reason === null ? null : `Lý do ${lyDoDieuChinh[reason].vi}`;
  return {
    ReferenceType: referenceType[kind],
    OrgInvoiceType: orgInvoiceType,
    OrgInvTemplateNo: original.Pattern,
    OrgInvSeries: original.Serial,
    OrgInvNo: String(original.SoHoaDon).padStart(8, '0'),
    OrgInvDate: localDay(original.issuedAt),
    InvoiceNote: [why, note].filter(Boolean).join(': ').slice(0, 500),
  };
}

function twice<N extends string>(name: N, amount: number) {
  // both names of it
  return { [`${name}OC`]: amount, [name]: amount } as Record<N | `${N}OC`, number>;
}

/** Digits after the comma: none. */
const wholeNumbers = {
  MainCurrency: 'VND',
  AmountDecimalDigits: '0',
  AmountOCDecimalDigits: '0',
  UnitPriceOCDecimalDigits: '0',
  UnitPriceDecimalDigits: '0',
  QuantityDecimalDigits: '0',
  CoefficientDecimalDigits: '0',
  ExchangRateDecimalDigits: '0',
} as const;

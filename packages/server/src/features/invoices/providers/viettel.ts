import { isAdjustment } from '@sen/domain/invoices/hoaDonDienTu';
import { amountInWords } from '@sen/domain/money/words';
import { z } from 'zod';
import type { Found, Outcome } from '../../../engine/outside/outside.ts';
import { postJson, postText } from '../../../engine/outside/postJson.ts';
import { messageOf, trySignIn } from '../../../engine/outside/signIn.ts';
import type { Issued, Provider, SentInvoice } from '../provider.ts';
import { exchanged, fileMost, inJson, jsonSession, layoutOf, parsed, picture } from './exchange.ts';
import { fileOfZip } from './zip.ts';

// Viettel S-Invoice V2 (domain-2 1.2).

/** Where Viettel S-Invoice V2 is signed in at, below the address of the contract. */
export const signInPath = '/auth/login';

const base = '/services/einvoiceapplication/api/InvoiceAPI';
/** Where an invoice is made, the tax code of the account follows; where it is searched for; where its picture is. */
export const createPath = `${base}/InvoiceWS/createInvoice/`;
export const searchPath = `${base}/InvoiceWS/searchInvoiceByTransactionUuid`;
export const filePath = `${base}/InvoiceUtilsWS/getInvoiceRepresentationFile`;

/** Not subject to VAT. */
const notSubject = -2;
/** `adjustmentType`: an original, a replacement, an adjustment. */
const adjustmentType = {
  BanHang: '1',
  TongHop: '1',
  QuyetToan: '1',
  ThayThe: '3',
  DieuChinh: '5',
  DieuChinhTang: '5',
} as const;

const day = 86_400_000;

const signedIn = z.object({ access_token: z.string().min(1) });
const answered = z.object({
  errorCode: z.string().nullish(),
  description: z.string().nullish(),
  result: z
    .object({
      invoiceNo: z.string().nullish(),
      transactionID: z.string().nullish(),
      reservationCode: z.string().nullish(),
      codeOfTax: z.string().nullish(),
    })
    .nullish(),
});
const refused = z.object({ message: z.string(), data: z.string().nullish() });
const found = z.object({
  result: z.array(
    z.object({
      invoiceNo: z.string().nullish(),
      transactionID: z.string().nullish(),
      reservationCode: z.string().nullish(),
    }),
  ),
});
const filed = z.object({ fileToBytes: z.string().min(1) });

/** What a search says of a key that it has never heard of; the spelling is the provider's. */
const unheard = ['NOT_FOUND_DATA', 'INVOCIE_NOT_FOUND'];

export const viettel: Provider = {
  lag: 60_000,
  // the key protects from a second invoice for three days
  keyLife: 3 * day,
  check: (config, account, { own: password }) =>
    trySignIn(config, {
      address: `${account.DiaChi}${signInPath}`,
      body: { username: account.TenDangNhap, password },
      tokenOf: (body) => signedIn.safeParse(body).data?.access_token ?? null,
    }),
  open: async (config, account, { own: password }) => {
    const body = { username: account.TenDangNhap, password };
    const { status, body: said } = await postJson(
      config,
      `${account.DiaChi}${signInPath}`,
      body,
      config.outsideMs,
    );
    const token = signedIn.safeParse(said).data?.access_token;
    if (!token) throw new Error(messageOf(said)?.replaceAll(password, '***') ?? `HTTP ${status}`);
    return token;
  },
  send: async (config, session, invoice) => {
    const sent = JSON.stringify(viettelBody(invoice));
    return exchanged(sent, inJson(sentOutcome), () =>
      postText(config, `${invoice.account.DiaChi}${createPath}${invoice.account.MaSoThue}`, {
        ...jsonSession(config, session),
        sent,
      }),
    );
  },
  find: (config, session, { account, key }) => {
    const sent = new URLSearchParams({ supplierTaxCode: account.MaSoThue, transactionUuid: key }).toString();
    return exchanged(sent, inJson(foundOutcome), () =>
      postText(config, `${account.DiaChi}${searchPath}`, {
        ...jsonSession(config, session),
        type: 'application/x-www-form-urlencoded',
        sent,
      }),
    );
  },
  file: async (config, session, { account, Pattern, Serial }, { SoHoaDon, kind }) => {
    const asked = {
      supplierTaxCode: account.MaSoThue,
      invoiceNo: `${Serial}${SoHoaDon}`,
      templateCode: layoutOf(account, Pattern),
      // the XML comes packed
      fileType: kind === 'PDF' ? 'PDF' : 'ZIP',
    };
    const { text } = await postText(config, `${account.DiaChi}${filePath}`, {
      ...jsonSession(config, session),
      sent: JSON.stringify(asked),
      maxBytes: fileMost,
    });
    const bytes = filed.safeParse(parsed(text)).data?.fileToBytes;
    const file = bytes ? Buffer.from(bytes, 'base64') : null;
    return file && (kind === 'PDF' ? picture(file) : fileOfZip(file, '.xml', fileMost));
  },
};

/** An invoice as createInvoice takes it. */
export function viettelBody(invoice: SentInvoice) {
  const { original, buyer, total, kind } = invoice;
  const adjusts = isAdjustment(kind);
  return {
    generalInvoiceInfo: {
      invoiceType: invoice.Pattern,
      templateCode: layoutOf(invoice.account, invoice.Pattern),
      invoiceSeries: invoice.Serial,
      currencyCode: 'VND',
      exchangeRate: 1,
      adjustmentType: adjustmentType[kind],
      ...(adjusts ? { adjustmentInvoiceType: '1' } : {}),
      ...(original
        ? {
            originalInvoiceId: `${original.Serial}${original.SoHoaDon}`,
            originalInvoiceIssueDate: original.issuedAt.getTime(),
            additionalReferenceDesc: (invoice.note ?? '').slice(0, 225),
            additionalReferenceDate: invoice.issuedAt.getTime(),
            adjustedNote: invoice.reason,
          }
        : {}),
      paymentStatus: true,
      cusGetInvoiceRight: true,
      transactionUuid: invoice.key,
      invoiceIssuedDate: invoice.issuedAt.getTime(),
    },
    buyerInfo: {
      buyerName: buyer.NguoiMua,
      buyerLegalName: buyer.DonViMua,
      buyerTaxCode: buyer.MaSoThueMua,
      buyerAddressLine: buyer.DiaChiMua,
      buyerIdNo: buyer.GiayToMua,
      buyerEmail: buyer.EmailMua,
    },
    payments: [{ paymentMethodName: invoice.payment }],
    itemInfo: invoice.lines.map((line, at) => ({
      lineNumber: at + 1,
      selection: 1,
      itemName: line.Ten.slice(0, 500),
      unitName: line.DonViTinh,
      quantity: 1,
      unitPrice: Number(line.ThanhTien),
      itemTotalAmountWithoutTax: Number(line.ThanhTien),
      taxPercentage: notSubject,
      taxAmount: 0,
      isIncreaseItem: adjusts ? kind === 'DieuChinhTang' : null,
    })),
    taxBreakdowns: [{ taxPercentage: notSubject, taxableAmount: Number(total), taxAmount: 0 }],
    summarizeInfo: {
      sumOfTotalLineAmountWithoutTax: Number(total),
      totalAmountWithoutTax: Number(total),
      totalTaxAmount: 0,
      totalAmountWithTax: Number(total),
      totalAmountWithTaxInWords: amountInWords(total),
    },
  };
}

function sentOutcome(status: number, body: unknown): Outcome<Issued> | null {
  const no = refused.safeParse(body).data;
  // the session is over: it was not looked at
  if (status === 401 || status === 403) return null;
  if (status >= 400)
    return no ? { outcome: 'refused', code: no.message, message: no.data ?? no.message } : null;
  const said = answered.safeParse(body).data;
  if (!said) return null;
  if (said.errorCode)
    return { outcome: 'refused', code: said.errorCode, message: said.description ?? said.errorCode };
  return issuedOf(said.result, said.result?.codeOfTax ?? null);
}

function foundOutcome(status: number, body: unknown): Found<Issued> | null {
  const no = refused.safeParse(body).data;
  if (status >= 400) return no && unheard.includes(no.message) ? { outcome: 'absent' } : null;
  const [one] = found.safeParse(body).data?.result ?? [];
  if (!one) return found.safeParse(body).success ? { outcome: 'absent' } : null;
  return issuedOf(one, null);
}

/** An invoice with its number, 125 of C26TBV125; without one it is not done. */
function issuedOf(
  one: z.infer<typeof answered>['result'],
  MaCoQuanThue: string | null,
): Outcome<Issued> | null {
  const number = /(\d{1,8})$/.exec(one?.invoiceNo?.slice(serialLength) ?? '')?.[1];
  if (!number) return null;
  const { transactionID, reservationCode } = one ?? {};
  return {
    outcome: 'done',
    value: {
      SoHoaDon: Number(number),
      MaGiaoDich: transactionID ?? null,
      MaTraCuu: reservationCode ?? null,
      MaCoQuanThue,
    },
  };
}

const serialLength = 6;

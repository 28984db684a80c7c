import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Simulated, startSimulatorServer } from '../../engine/outside/simulatorServer.ts';
import { createPath, filePath, searchPath, signInPath } from './providers/viettel.ts';
import { zipOf } from './providers/zip.ts';
import {
  accountCode,
  afterMishap,
  buyerFaults,
  type InvoiceSimulator,
  type Mishap,
  simulatorPassword,
} from './simulatorFrame.ts';
import { invoicePicture, invoiceXml } from './simulatorPicture.ts';

/** The host that stands for the simulator in the address of an account. */
export const simulatorHost = 'viettel.localhost';
/** Who is sent the invoice at such an address loses the provider's answer: to try what happens then. */
export const cutOffDomain = '@mat-ket-noi.example';

/** An invoice that the simulator has made. */
export type MadeInvoice = {
  invoiceNo: string;
  transactionID: string;
  reservationCode: string;
  codeOfTax: string;
  body: ViettelInvoice;
  at: number;
};

export type ViettelSimulator = InvoiceSimulator<MadeInvoice>;

const money = z.number().int().min(0);
const item = z.strictObject({
  lineNumber: z.number().int().positive(),
  selection: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
  itemName: z.string().min(1).max(500),
  unitName: z.string().nullable(),
  quantity: z.number().min(0),
  unitPrice: money,
  itemTotalAmountWithoutTax: money,
  taxPercentage: z.number(),
  taxAmount: money,
  isIncreaseItem: z.boolean().nullable(),
});

/** What createInvoice knows: nothing else is taken. */
const invoice = z.strictObject({
  generalInvoiceInfo: z.strictObject({
    invoiceType: z.enum(['1', '2']),
    templateCode: z.string().regex(/^[12]\/\d{3}$/),
    invoiceSeries: z.string().regex(/^[CK]\d{2}[TDLMNBGH][A-Z]{2}$/),
    currencyCode: z.literal('VND'),
    exchangeRate: z.number(),
    adjustmentType: z.enum(['1', '3', '5']),
    adjustmentInvoiceType: z.enum(['1', '2']).optional(),
    originalInvoiceId: z.string().optional(),
    originalInvoiceIssueDate: z.number().int().optional(),
    additionalReferenceDesc: z.string().max(225).optional(),
    additionalReferenceDate: z.number().int().optional(),
    adjustedNote: z.string().nullable().optional(),
    paymentStatus: z.boolean(),
    cusGetInvoiceRight: z.boolean(),
    transactionUuid: z.string().min(10).max(36),
    invoiceIssuedDate: z.number().int(),
  }),
  buyerInfo: z.strictObject({
    buyerName: z.string().nullable(),
    buyerLegalName: z.string().nullable(),
    buyerTaxCode: z.string().nullable(),
    buyerAddressLine: z.string().nullable(),
    buyerIdNo: z.string().nullable(),
    buyerEmail: z.string().nullable(),
  }),
  payments: z.array(z.strictObject({ paymentMethodName: z.string().min(1) })).min(1),
  itemInfo: z.array(item).min(1),
  taxBreakdowns: z.array(
    z.strictObject({ taxPercentage: z.number(), taxableAmount: money, taxAmount: money }),
  ),
  summarizeInfo: z.strictObject({
    sumOfTotalLineAmountWithoutTax: money,
    totalAmountWithoutTax: money,
    totalTaxAmount: money,
    totalAmountWithTax: money,
    totalAmountWithTaxInWords: z.string().min(1),
  }),
});

export type ViettelInvoice = z.infer<typeof invoice>;

const no = (message: string, data: string): Simulated => ({
  status: 400,
  body: { code: 400, message, data },
});
const day = 86_400_000;

/**
 * Viettel S-Invoice V2 of the demo on a socket of its own: an account is named by a tax code, such as `0100109106-demo`. The name
 * `hangs` is never answered. It gives the numbers of a series one after the other, makes a key once for three days, and refuses what it
 * does not know, sums that do not add up, and what changes an invoice that it never made; it loses the line for a buyer at `cutOffDomain`.
 */
export async function startInvoiceSimulator(
  made: Map<string, MadeInvoice> = new Map(),
  now: () => number = Date.now,
): Promise<ViettelSimulator> {
  const behaviour: ViettelSimulator['behaviour'] = { next: [], lagMs: 0 };
  const server = await startSimulatorServer((path, body, headers) => {
    if (path === signInPath) return signIn(body);
    if (!String(headers.authorization).startsWith('Bearer demo-'))
      return { status: 401, body: { code: 401, message: 'Unauthorized', data: null } };
    if (path.startsWith(createPath)) return make(body);
    if (path === searchPath) return search(String(body['transactionUuid']));
    if (path === filePath) return file(String(body['invoiceNo']), body['fileType']);
    return { status: 404, body: { code: 404, message: 'NOT_FOUND', data: null } };
  });

  function make(body: unknown): Simulated {
    const bare: Simulated = { status: 200, body: { errorCode: null, description: null, result: null } };
    return afterMishap(
      behaviour.next.shift() ?? cutOffBy(body),
      () => checked(body),
      () => bare,
    );
  }

  function checked(body: unknown): Simulated {
    const parsed = invoice.safeParse(body);
    if (parsed.success) return take(parsed.data);
    const [fault] = parsed.error.issues;
    return no('INVOICE_VALID_INPUT', `${fault?.path.join('.')}: ${fault?.message}`);
  }

  /** A buyer whose address is at `cutOffDomain` cuts the line once its invoice is made, the first time. */
  function cutOffBy(body: unknown): Mishap {
    const given = invoice.safeParse(body).data;
    const isNew = given !== undefined && !made.has(given.generalInvoiceInfo.transactionUuid);
    return isNew && given.buyerInfo.buyerEmail?.endsWith(cutOffDomain) ? 'diesAfter' : 'none';
  }

  function take(given: ViettelInvoice): Simulated {
    const { transactionUuid: key, adjustmentType, originalInvoiceId } = given.generalInvoiceInfo;
    const before = made.get(key);
    if (before && now() - before.at < 3 * day) return told(before);
    const fault = faultOf(given);
    if (fault) return fault;
    if (adjustmentType !== '1' && ![...made.values()].some((one) => one.invoiceNo === originalInvoiceId))
      return no('INVOCIE_NOT_FOUND', 'Không tìm thấy hóa đơn gốc');
    const { invoiceSeries } = given.generalInvoiceInfo;
    const series = [...made.values()].filter(
      (one) => one.body.generalInvoiceInfo.invoiceSeries === invoiceSeries,
    );
    const last = Math.max(0, ...series.map((one) => one.body.generalInvoiceInfo.invoiceIssuedDate));
    if (given.generalInvoiceInfo.invoiceIssuedDate < last)
      return no('INVOICE_ISSUED_DATE_INVALID', 'Ngày lập trước hóa đơn liền trước của ký hiệu');
    const one: MadeInvoice = {
      invoiceNo: `${invoiceSeries}${series.length + 1}`,
      transactionID: randomUUID(),
      reservationCode: randomBytes(8).toString('hex').toUpperCase(),
      codeOfTax: randomBytes(17).toString('hex').toUpperCase(),
      body: given,
      at: now(),
    };
    // a key that is old makes a second invoice, as it does at the provider
    made.set(before ? `${key}#${made.size}` : key, one);
    return told(one);
  }

  function search(key: string): Simulated {
    const one = made.get(key);
    if (!one || now() - one.at < behaviour.lagMs) return no('NOT_FOUND_DATA', 'Không tìm thấy dữ liệu');
    const { invoiceNo, transactionID, reservationCode, at } = one;
    return {
      status: 200,
      body: {
        errorCode: null,
        description: null,
        result: [{ invoiceNo, transactionID, reservationCode, issueDate: at, status: 'Hóa đơn gốc' }],
      },
    };
  }

  function file(invoiceNo: string, type: unknown): Simulated {
    const one = [...made.values()].find((invoiced) => invoiced.invoiceNo === invoiceNo);
    if (!one) return no('INVOCIE_NOT_FOUND', 'Không tìm thấy hóa đơn');
    const { reservationCode: lookUp, body } = one;
    const total = body.summarizeInfo.totalAmountWithTax;
    const pictured = { no: invoiceNo, lookUp, total };
    const bytes =
      type === 'ZIP'
        ? zipOf(`${invoiceNo}.xml`, Buffer.from(invoiceXml(pictured)))
        : invoicePicture(pictured);
    const fileToBytes = bytes.toString('base64');
    return {
      status: 200,
      body: { errorCode: 200, description: null, fileName: invoiceNo, fileToBytes },
    };
  }

  return { ...server, made, behaviour };
}

function told({ invoiceNo, transactionID, reservationCode, codeOfTax, body }: MadeInvoice): Simulated {
  const { transactionUuid } = body.generalInvoiceInfo;
  return {
    status: 200,
    body: {
      errorCode: null,
      description: null,
      result: {
        supplierTaxCode: null,
        invoiceNo,
        transactionID,
        reservationCode,
        codeOfTax,
        transactionUuid,
      },
    },
  };
}

/** What is wrong with an invoice: buyer, sums, what an adjustment lacks. */
function faultOf({
  generalInvoiceInfo: about,
  buyerInfo,
  itemInfo,
  summarizeInfo,
}: ViettelInvoice): Simulated {
  const buyer = buyerFaults({ email: buyerInfo.buyerEmail, taxCode: buyerInfo.buyerTaxCode });
  if (buyer.email) return no('BUYER_EMAIL_ADDRESS_FORMAT', 'Email người mua không đúng định dạng');
  if (buyer.taxCode)
    return no('INVOICE_VALID_INPUT_INVALID_BUYER_TAX_CODE', 'Mã số thuế người mua không đúng');
  const total = itemInfo.reduce((sum, line) => sum + line.itemTotalAmountWithoutTax, 0);
  if (total !== summarizeInfo.totalAmountWithoutTax || total !== summarizeInfo.totalAmountWithTax)
    return no('INVOICE_TOTAL_AMOUNT_INVALID', 'Tổng tiền không bằng tổng các dòng');
  const change = about.adjustmentType !== '1';
  if (change && (!about.originalInvoiceId || !about.originalInvoiceIssueDate))
    return no('INVOICE_VALID_INPUT', 'originalInvoiceId: bắt buộc');
  if (about.adjustmentType === '5' && itemInfo.some((line) => line.isIncreaseItem === null))
    return no('INVOICE_VALID_INPUT', 'isIncreaseItem: bắt buộc');
  return null;
}

function signIn({ username, password }: Readonly<Record<string, unknown>>): Simulated {
  if (username === 'hangs') return null;
  if (!accountCode.test(String(username)) || password !== simulatorPassword)
    return {
      status: 400,
      body: { code: 400, message: 'Tên đăng nhập hoặc mật khẩu không đúng', data: 'BAD_CREDENTIALS' },
    };
  return {
    status: 200,
    body: { access_token: `demo-${String(username)}`, token_type: 'bearer', expires_in: 600 },
  };
}

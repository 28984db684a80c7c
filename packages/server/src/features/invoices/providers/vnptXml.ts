import { isAdjustment, lyDoDieuChinh } from '@sen/domain/invoices/hoaDonDienTu';
import { amountInWords } from '@sen/domain/money/words';
import { localDay } from '../../../engine/context.ts';
import { writtenXml, type XmlPart } from '../../../engine/xml/write.ts';
import type { SentInvoice } from '../provider.ts';

// What VNPT Invoice is sent (domain-2 1.3, the XML of domain 4.3).

/** The operations that are asked for, each with the service that has it and its arguments in their order. */
export const operations = {
  ImportAndPublishInv: {
    service: '/PublishService.asmx',
    args: ['Account', 'ACpass', 'xmlInvData', 'username', 'password', 'pattern', 'serial', 'convert'],
  },
  AdjustInvoiceAction: {
    service: '/BusinessService.asmx',
    args: [
      'Account',
      'ACpass',
      'xmlInvData',
      'username',
      'pass',
      'fkey',
      'AttachFile',
      'convert',
      'pattern',
      'serial',
    ],
  },
  ReplaceInvoiceAction: {
    service: '/BusinessService.asmx',
    args: [
      'Account',
      'ACpass',
      'xmlInvData',
      'username',
      'pass',
      'fkey',
      'Attachfile',
      'convert',
      'pattern',
      'serial',
    ],
  },
  listInvByCusFkey: {
    service: '/PortalService.asmx',
    args: ['key', 'fromDate', 'toDate', 'userName', 'userPass'],
  },
  downloadInvFkeyNoPay: {
    service: '/PortalService.asmx',
    args: ['fkey', 'userName', 'userPass'],
  },
  downloadInvPDFFkeyNoPay: {
    service: '/PortalService.asmx',
    args: ['fkey', 'userName', 'userPass'],
  },
} as const;

export type Operation = keyof typeof operations;

/** The namespace of the operations. */
export const namespace = 'http://tempuri.org/';
const soap = 'http://schemas.xmlsoap.org/soap/envelope/';

/** Arguments that are passwords. */
export const secretArgs: readonly string[] = ['ACpass', 'password', 'pass', 'userPass'];

/** The call of an operation as SOAP 1.1; an argument that is not given is empty. */
export function soapCall(operation: Operation, given: Readonly<Record<string, string>>): string {
  const args = operations[operation].args.map((name): XmlPart => [name, given[name] ?? '']);
  const body: XmlPart = ['soap:Body', [[`${operation} xmlns="${namespace}"`, args]]];
  const envelope: XmlPart = [`soap:Envelope xmlns:soap="${soap}"`, [body]];
  return `<?xml version="1.0" encoding="utf-8"?>${writtenXml([envelope])}`;
}

/** A call as it is kept: no password stands in it. */
export function keptCall(operation: Operation, given: Readonly<Record<string, string>>): string {
  const hidden = Object.entries(given).map(([name, value]) => [
    name,
    secretArgs.includes(name) ? '***' : value,
  ]);
  return soapCall(operation, Object.fromEntries(hidden));
}

/** Not subject to VAT. */
const notSubject = 'KCT';
/** `TChat` of a line: goods or a service, a note. `Type` of an adjustment: upwards, downwards. */
const goods = '1';
const note = '4';
const up = '2';
const down = '3';

/** An invoice as its operation takes it; an adjustment downwards has sums below 0. */
export function vnptInvoice(invoice: SentInvoice): string {
  const about: XmlPart = ['TTChung', generalOf(invoice)];
  const content: XmlPart = ['NDHDon', contentOf(invoice)];
  const key: XmlPart = ['key', invoice.key];
  if (isAdjustment(invoice.kind)) {
    const type: XmlPart = ['Type', invoice.kind === 'DieuChinhTang' ? up : down];
    return writtenXml([['DieuChinhHD', [key, type, about, content]]]);
  }
  if (invoice.kind === 'ThayThe') return writtenXml([['ThayTheHD', [key, about, content]]]);
  return writtenXml([['DSHDon', [['HDon', [key, ['DLHDon', [about, content]]]]]]]);
}

function generalOf({ issuedAt, payment }: SentInvoice): XmlPart[] {
  return [
    ['NLap', localDay(issuedAt)],
    ['DVTTe', 'VND'],
    ['TGia', '1'],
    ['HTTToan', payment],
  ];
}

function contentOf(invoice: SentInvoice): XmlPart[] {
  const { buyer, kind, lines } = invoice;
  const signed = (amount: string) => (kind === 'DieuChinh' ? `-${amount}` : amount);
  const total = signed(invoice.total);
  return [
    [
      'NMua',
      [
        ['Ten', buyer.DonViMua],
        ['MST', buyer.MaSoThueMua],
        ['DChi', buyer.DiaChiMua],
        ['DCTDTu', buyer.EmailMua],
        ['HVTNMHang', buyer.NguoiMua],
        ['CCCDan', /^\d{12}$/.test(buyer.GiayToMua ?? '') ? buyer.GiayToMua : null],
      ],
    ],
    [
      'DSHHDVu',
      [
        ...lines.map(
          ({ Ten, DonViTinh, ThanhTien }, at): XmlPart => [
            'HHDVu',
            [
              ['TChat', goods],
              ['STT', String(at + 1)],
              ['THHDVu', Ten.slice(0, 500)],
              ['DVTinh', DonViTinh],
              ['SLuong', '1'],
              ['DGia', signed(ThanhTien)],
              ['ThTien', signed(ThanhTien)],
              ['TSuat', notSubject],
            ],
          ],
        ),
        ...reasonOf(invoice),
      ],
    ],
    [
      'TToan',
      [
        [
          'THTTLTSuat',
          [
            [
              'LTSuat',
              [
                ['TSuat', notSubject],
                ['ThTien', total],
                ['TThue', '0'],
              ],
            ],
          ],
        ],
        ['TgTCThue', total],
        ['TgTThue', '0'],
        ['TgTTTBSo', total],
        ['TgTTTBChu', amountInWords(total)],
      ],
    ],
  ];
}

/** Why an invoice is adjusted or replaced, as a note among its lines: its operation has no other place for it. */
function reasonOf({ reason, note: words, lines }: SentInvoice): XmlPart[] {
  if (reason === null) return [];
  const text = [`Lý do ${lyDoDieuChinh[reason].vi}`, words].filter(Boolean).join(': ');
  return [
    [
      'HHDVu',
      [
        ['TChat', note],
        ['STT', String(lines.length + 1)],
        ['THHDVu', text.slice(0, 500)],
      ],
    ],
  ];
}

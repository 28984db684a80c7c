import type { XmlElement } from 'libxml2-wasm';
import { type Simulated, startSimulatorServer } from '../../engine/outside/simulatorServer.ts';
import { elementOf, elementsOf, NotXml, withXml } from '../../engine/xml/document.ts';
import { writtenXml, type XmlPart } from '../../engine/xml/write.ts';
import { namespace, type Operation, operations } from './providers/vnptXml.ts';
import { accountCode, afterMishap, type InvoiceSimulator, simulatorPassword } from './simulatorFrame.ts';
import { invoicePicture, invoiceXml } from './simulatorPicture.ts';
import { readInvoice, type VnptInvoice } from './vnptSimulatorRules.ts';

/** The host that stands for the simulator of VNPT in the address of an account. */
export const vnptHost = 'vnpt.localhost';

/** An invoice that the simulator has made; `xml` is what it was sent. */
export type MadeVnpt = VnptInvoice & {
  pattern: string;
  serial: string;
  number: number;
  /** The key of what it adjusts or replaces. */
  original: string | null;
  replaced: boolean;
  at: number;
  xml: string;
};

/** `left`: how many numbers are left. */
export type VnptSimulator = InvoiceSimulator<MadeVnpt> & { behaviour: { left: number } };

type Args = Readonly<Record<string, string>>;

/** The arguments that name who calls: the user of the services, and who issues. */
const users = ['username', 'userName'];
const passwords = ['password', 'pass', 'userPass'];
const kinds = {
  ImportAndPublishInv: 'DSHDon',
  AdjustInvoiceAction: 'DieuChinhHD',
  ReplaceInvoiceAction: 'ThayTheHD',
} as const;

/**
 * VNPT Invoice of the demo, SOAP on a socket of its own: a user is named by a tax code, any name issues, both with the password of the
 * simulators; the user `hangs` is never answered. It gives the numbers of a series one after the other and a key once for ever, and
 * refuses what it does not know: other arguments and elements, sums that do not add up, patterns and serials that are none, and what
 * changes an invoice that it never made or that is replaced.
 */
export async function startVnptSimulator(
  made: Map<string, MadeVnpt> = new Map(),
  now: () => number = Date.now,
): Promise<VnptSimulator> {
  const behaviour: VnptSimulator['behaviour'] = { next: [], lagMs: 0, left: 1_000_000 };
  const server = await startSimulatorServer((path, { xml }, { soapaction }) => {
    const call = callOf(String(xml), path, String(soapaction));
    if (!call) return fault;
    const { operation, args } = call;
    if (users.some((name) => args[name] === 'hangs')) return null;
    if (!entitled(args)) return told(operation, 'ERR:1');
    if (operation === 'listInvByCusFkey') return told(operation, listed(args['key'] ?? ''));
    if (operation === 'downloadInvPDFFkeyNoPay' || operation === 'downloadInvFkeyNoPay')
      return told(operation, fileOf(args['fkey'] ?? '', operation));
    return make(operation, args);
  });

  function make(operation: keyof typeof kinds, args: Args): Simulated {
    let answer = '';
    return afterMishap(
      behaviour.next.shift() ?? 'none',
      () => {
        answer = take(operation, args);
        return told(operation, answer);
      },
      () => told(operation, answer.startsWith('OK:') ? 'OK:' : answer),
    );
  }

  function take(operation: keyof typeof kinds, args: Args): string {
    const { xmlInvData: xml = '', pattern = '', serial = '', fkey = '' } = args;
    if (!/^[12]\/\d{3}$/.test(pattern) || !/^[CK]\d{2}[TDLMNBGH][A-Z]{2}$/.test(serial)) return 'ERR:20';
    const invoice = read(xml, (root) => readInvoice(root, kinds[operation]));
    if (!invoice) return 'ERR:3';
    if (made.has(invoice.key)) return 'ERR:13';
    const original = made.get(fkey);
    const changes = operation !== 'ImportAndPublishInv';
    if (changes && !original) return 'ERR:2';
    if (changes && original?.replaced) return 'ERR:8';
    if (behaviour.left < 1) return 'ERR:6';
    const series = [...made.values()].filter((one) => one.pattern === pattern && one.serial === serial);
    if (series.some(({ day }) => day > invoice.day)) return 'ERR:30';
    const number = series.length + 1;
    behaviour.left -= 1;
    const one = { pattern, serial, number, original: changes ? fkey : null, replaced: false, at: now(), xml };
    made.set(invoice.key, { ...invoice, ...one });
    if (operation === 'ReplaceInvoiceAction' && original)
      made.set(original.key, { ...original, replaced: true });
    return `OK:${pattern};${serial}-${invoice.key}_${number}`;
  }

  function listed(key: string): string {
    const one = made.get(key);
    if (!one || now() - one.at < behaviour.lagMs) return '<Data></Data>';
    const item: XmlPart[] = [
      ['index', '1'],
      ['invToken', `${one.pattern};${one.serial};${one.number}`],
      ['pattern', one.pattern],
      ['serial', one.serial],
      ['invNum', String(one.number).padStart(7, '0')],
      ['amount', String(one.total)],
      ['status', one.replaced ? '3' : '1'],
      ['fkey', one.key],
    ];
    return writtenXml([['Data', [['Item', item]]]]);
  }

  function fileOf(key: string, operation: Operation): string {
    const one = made.get(key);
    if (!one) return 'ERR:6';
    const { serial, number, total } = one;
    const pictured = { no: `${serial}${number}`, lookUp: key, total };
    if (operation === 'downloadInvFkeyNoPay') return invoiceXml(pictured);
    return invoicePicture(pictured).toString('base64');
  }

  return { ...server, made, behaviour };
}

function entitled(args: Args): boolean {
  const user = users.map((name) => args[name]).find((one) => one !== undefined) ?? '';
  const password = passwords.map((name) => args[name]).find((one) => one !== undefined);
  const issuer =
    args['Account'] === undefined || (args['Account'] !== '' && args['ACpass'] === simulatorPassword);
  return accountCode.test(user) && password === simulatorPassword && issuer;
}

const fault: Simulated = {
  status: 500,
  xml: writtenXml([
    [
      'soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"',
      [
        [
          'soap:Body',
          [
            [
              'soap:Fault',
              [
                ['faultcode', 'soap:Client'],
                ['faultstring', 'Server did not recognize the call.'],
              ],
            ],
          ],
        ],
      ],
    ],
  ]),
};

function told(operation: Operation, result: string): Simulated {
  const response: XmlPart = [`${operation}Response xmlns="${namespace}"`, [[`${operation}Result`, result]]];
  const envelope: XmlPart = [
    'soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"',
    [['soap:Body', [response]]],
  ];
  return { status: 200, xml: writtenXml([envelope]) };
}

/** The operation of a call with its arguments; null for one that the service does not have, or with other arguments. */
function callOf(xml: string, path: string, action: string): { operation: Operation; args: Args } | null {
  return read(xml, (root) => {
    const body = elementOf(root, 'Body');
    const [call] = body ? elementsOf(body) : [];
    const operation = (Object.keys(operations) as Operation[]).find((name) => name === call?.name); // its keys
    if (!call || !operation || operations[operation].service !== path) return null;
    if (call.namespaceUri !== namespace || action !== `"${namespace}${operation}"`) return null;
    const given = elementsOf(call);
    const names = given.map(({ name }) => name).join();
    if (names !== operations[operation].args.join()) return null;
    return { operation, args: Object.fromEntries(given.map(({ name, content }) => [name, content])) };
  });
}

function read<T>(xml: string, use: (root: XmlElement) => T | null): T | null {
  try {
    return withXml(xml, ({ root }) => use(root));
  } catch (error) {
    if (error instanceof NotXml) return null;
    throw error;
  }
}

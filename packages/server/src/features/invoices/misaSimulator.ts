import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { type Simulated, startSimulatorServer } from '../../engine/outside/simulatorServer.ts';
import { type MisaInvoice, misaCall, readMisa } from './misaSimulatorRules.ts';
import { downloadPath, issuePath, statusPath, tokenPath } from './providers/misa.ts';
import { accountCode, afterMishap, type InvoiceSimulator, simulatorPassword } from './simulatorFrame.ts';
import { invoicePicture, invoiceXml } from './simulatorPicture.ts';

/** The host that stands for the simulator of MISA in the address of an account. */
export const misaHost = 'misa.localhost';

/** An invoice that the simulator has made. */
export type MadeMisa = {
  body: MisaInvoice;
  signType: 2 | 5;
  number: number;
  transaction: string;
  code: string;
  at: number;
};

/** `left`: how many numbers are left. `busy`: how many calls more find somebody else issuing in the series. `refused`: how many did. */
export type MisaSimulator = InvoiceSimulator<MadeMisa> & {
  behaviour: { left: number; busy: number; refused: number };
};

const tokenLife = 14 * 86_400_000;
const idsMost = 50;

const told = (body: object): Simulated => ({ status: 200, body });
const no = (errorCode: string) => told({ success: false, errorCode, descriptionErrorCode: null });

/**
 * MISA meInvoice of the demo on a socket of its own: a company is named by a tax code, any user and AppID sign in with the password of the
 * simulators for 14 days; the user `hangs` is never answered. It gives the numbers of a series one after the other and refuses a call while
 * another one of the series is under way, knows a RefID for ever, looks 50 up at a time, and refuses what it does not know, wrong types and
 * sums that do not add up; it does not look whether what is changed was ever issued.
 */
export async function startMisaSimulator(
  made: Map<string, MadeMisa> = new Map(),
  now: () => number = Date.now,
): Promise<MisaSimulator> {
  const behaviour: MisaSimulator['behaviour'] = { next: [], lagMs: 0, left: 1_000_000, busy: 0, refused: 0 };
  const underWay = new Set<string>();
  const server = await startSimulatorServer((url, body, { authorization, companytaxcode }) => {
    const [path = '', query = ''] = url.split('?');
    if (path === tokenPath) return signIn(body);
    const refused = tokenFault(String(authorization), String(companytaxcode));
    if (refused) return no(refused);
    const asked = new URLSearchParams(query);
    if (path === issuePath) return issue(body);
    const listed: unknown = body; // an array of ids
    const ids = Array.isArray(listed) ? listed.map(String) : [];
    if (path === statusPath && asked.get('inputType') === '2') return status(ids);
    if (path === downloadPath) return download(ids, asked.get('downloadDataType') ?? '');
    return { status: 404, body: { Message: 'No HTTP resource was found.' } };
  });

  function signIn({ appid, taxcode, username, password }: Readonly<Record<string, unknown>>): Simulated {
    if (username === 'hangs') return null;
    const refused = (ErrorCode: string) => told({ Success: false, Data: null, ErrorCode });
    if (!appid) return refused('InvalidAppID');
    if (!accountCode.test(String(taxcode))) return refused('InvalidTaxCode');
    if (!username || password !== simulatorPassword) return refused('UnAuthorize');
    return told({ Success: true, Data: `demo.${String(taxcode)}.${now() + tokenLife}`, ErrorCode: null });
  }

  function tokenFault(authorization: string, taxCode: string): string | null {
    const [, of, until] = /^Bearer demo\.([\w-]+)\.(\d+)$/.exec(authorization) ?? [];
    if (of === undefined || of !== taxCode) return 'InvalidTokenCode';
    return Number(until) < now() ? 'TokenExpiredCode' : null;
  }

  async function issue(body: unknown): Promise<Simulated> {
    const call = misaCall.safeParse(body).data;
    if (!call) return no('InvoiceData');
    const [given] = call.InvoiceData;
    const series = seriesOf(given);
    if (behaviour.busy > 0 || underWay.has(series)) {
      behaviour.busy = Math.max(0, behaviour.busy - 1);
      behaviour.refused += 1;
      return published(given, { ErrorCode: 'InvoiceNumberNotCotinuous' });
    }
    underWay.add(series);
    try {
      await turn();
      return afterMishap(
        behaviour.next.shift() ?? 'none',
        () => take(given, call.SignType),
        () => published(given, { TransactionID: 'X' }),
      );
    } finally {
      underWay.delete(series);
    }
  }

  function take(given: unknown, signType: 2 | 5): Simulated {
    const body = readMisa(given, signType);
    if (typeof body === 'string') return published(given, { ErrorCode: body });
    if (made.has(body.RefID)) return published(given, { ErrorCode: 'DuplicateInvoiceRefID' });
    if (behaviour.left < 1) return published(given, { ErrorCode: 'LicenseInfo_OutOfInvoice' });
    const series = [...made.values()].filter((one) => one.body.InvSeries === body.InvSeries);
    if (series.some((one) => one.body.InvDate > body.InvDate))
      return published(given, { ErrorCode: 'InvalidInvoiceDate' });
    behaviour.left -= 1;
    const one: MadeMisa = {
      body,
      signType,
      number: series.length + 1,
      transaction: randomBytes(6).toString('hex').toUpperCase(),
      code: `00${randomBytes(16).toString('hex').toUpperCase()}`,
      at: now(),
    };
    made.set(body.RefID, one);
    return published(given, named(one));
  }

  function status(ids: readonly string[]): Simulated {
    if (ids.length > idsMost) return no('InvoiceQuantityTooLarge');
    const found = ids.flatMap((id) => {
      const one = made.get(id);
      return one && now() - one.at >= behaviour.lagMs ? [{ RefID: id, PublishStatus: 1, ...named(one) }] : [];
    });
    return told({ success: true, data: JSON.stringify(found), errorCode: null });
  }

  function download(ids: readonly string[], type: string): Simulated {
    const files = ids.flatMap((id) => {
      const one = [...made.values()].find(({ transaction }) => transaction === id);
      if (!one || (type !== 'pdf' && type !== 'xml')) return [];
      const { number, transaction, body } = one;
      const picture = { no: `${body.InvSeries}${number}`, lookUp: transaction, total: body.TotalAmount };
      const bytes = type === 'pdf' ? invoicePicture(picture) : Buffer.from(invoiceXml(picture));
      return [{ TransactionID: id, Data: bytes.toString('base64') }];
    });
    return files.length > 0 ? told({ success: true, data: files, errorCode: null }) : no('InvoiceNotExist');
  }

  return { ...server, made, behaviour };
}

function named({ body, number, transaction, code }: MadeMisa) {
  const { InvSeries, InvDate } = body;
  const InvNo = String(number).padStart(8, '0');
  return { TransactionID: transaction, InvSeries, InvNo, InvCode: code, InvDate };
}

/** The answer to a publication: its results are a text within the JSON. */
function published(given: unknown, result: object): Simulated {
  const RefID = fieldOf(given, 'RefID');
  const publishInvoiceResult = JSON.stringify([{ RefID, ErrorCode: null, ...result }]);
  return told({ success: true, errorCode: null, descriptionErrorCode: null, publishInvoiceResult });
}

const seriesOf = (given: unknown) => fieldOf(given, 'InvSeries');

function fieldOf(given: unknown, name: string): string {
  return typeof given === 'object' && given !== null
    ? String(Object.entries(given).find(([key]) => key === name)?.[1])
    : '';
}

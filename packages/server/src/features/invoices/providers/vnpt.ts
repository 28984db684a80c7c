import { z } from 'zod';
import type { Config } from '../../../engine/config.ts';
import { type OutsideText, postText } from '../../../engine/outside/postJson.ts';
import { reasonOf } from '../../../engine/outside/signIn.ts';
import type { Passwords } from '../accountPasswords.ts';
import type { IssuingAccount, Provider, SentInvoice } from '../provider.ts';
import { exchanged, fileMost, layoutOf, patience, picture } from './exchange.ts';
import { errorOf, foundOutcome, resultOf, sentOutcome } from './vnptAnswers.ts';
import { keptCall, namespace, type Operation, operations, soapCall, vnptInvoice } from './vnptXml.ts';

// VNPT Invoice over SOAP (domain-2 1.3, domain 4.4). There is no sign-in: both accounts stand in each call.

const accounts = z.object({
  Account: z.string(),
  ACpass: z.string(),
  user: z.string(),
  password: z.string(),
});
type Accounts = z.infer<typeof accounts>;
type Args = Readonly<Record<string, string>>;

/** A key that no invoice has. */
const noKey = 'sen-kiem-tra';
const sendOperation = {
  BanHang: 'ImportAndPublishInv',
  TongHop: 'ImportAndPublishInv',
  QuyetToan: 'ImportAndPublishInv',
  DieuChinh: 'AdjustInvoiceAction',
  DieuChinhTang: 'AdjustInvoiceAction',
  ThayThe: 'ReplaceInvoiceAction',
} as const satisfies Record<SentInvoice['kind'], Operation>;

export const vnpt: Provider = {
  lag: 60_000,
  // a Fkey is refused as a duplicate for ever
  keyLife: null,
  check: async (config, account, { own }) => {
    const operation = 'listInvByCusFkey';
    const args = { key: noKey, userName: account.TenDangNhap, userPass: own };
    try {
      const answer = await call(config, account, operation, args, config.outsideMs);
      const said = resultOf(answer.text, operation);
      if (said === null) return { ketQua: 'KhongKetNoi', thongBao: `HTTP ${answer.status}` };
      const error = errorOf(said);
      if (!error || error.code === '6') return { ketQua: 'Tot', thongBao: null };
      return { ketQua: 'TuChoi', thongBao: error.message || `ERR:${error.code}` };
    } catch (error) {
      return { ketQua: 'KhongKetNoi', thongBao: reasonOf(error) };
    }
  },
  open: async (_config, account, passwords) => JSON.stringify(accountsOf(account, passwords)),
  send: (config, session, invoice) => {
    const operation = sendOperation[invoice.kind];
    const { Account, ACpass, user, password } = opened(session);
    const args = {
      Account,
      ACpass,
      xmlInvData: vnptInvoice(invoice),
      username: user,
      [operation === 'ImportAndPublishInv' ? 'password' : 'pass']: password,
      fkey: invoice.original?.key ?? '',
      pattern: layoutOf(invoice.account, invoice.Pattern),
      serial: invoice.Serial,
      convert: '0',
    };
    return exchanged(
      keptCall(operation, args),
      judged(operation, (said) => sentOutcome(said, invoice.key, invoice.Serial)),
      () => call(config, invoice.account, operation, args, config.outsideMs * patience),
    );
  },
  find: (config, session, { account, key, Serial }) => {
    const operation = 'listInvByCusFkey';
    const { user, password } = opened(session);
    const args = { key, userName: user, userPass: password };
    return exchanged(
      keptCall(operation, args),
      judged(operation, (said) => foundOutcome(said, key, Serial)),
      () => call(config, account, operation, args, config.outsideMs * patience),
    );
  },
  file: async (config, session, { account, key }, { kind }) => {
    const operation = kind === 'PDF' ? 'downloadInvPDFFkeyNoPay' : 'downloadInvFkeyNoPay';
    const { user, password } = opened(session);
    const args = { fkey: key, userName: user, userPass: password };
    const answer = await call(config, account, operation, args, config.outsideMs * patience, fileMost);
    const said = resultOf(answer.text, operation) ?? '';
    if (kind === 'PDF') return picture(Buffer.from(said, 'base64'));
    return said.startsWith('<') ? Buffer.from(said) : null;
  },
};

/** A fault, or what somebody before the server answers, says nothing of the invoice. */
function judged<O>(operation: Operation, judge: (said: string) => O) {
  return ({ text }: OutsideText): O | null => {
    const said = resultOf(text, operation);
    return said === null ? null : judge(said);
  };
}

function accountsOf(account: IssuingAccount, { own, issuer }: Passwords): Accounts {
  return {
    Account: account.TenPhatHanh ?? '',
    ACpass: issuer ?? '',
    user: account.TenDangNhap,
    password: own,
  };
}

function opened(session: string): Accounts {
  return accounts.parse(JSON.parse(session));
}

function call(
  config: Config,
  { DiaChi }: Pick<IssuingAccount, 'DiaChi'>,
  operation: Operation,
  args: Args,
  timeoutMs: number,
  maxBytes?: number,
): Promise<OutsideText> {
  return postText(config, `${DiaChi.replace(/\/+$/, '')}${operations[operation].service}`, {
    sent: soapCall(operation, args),
    type: 'text/xml; charset=utf-8',
    timeoutMs,
    headers: { soapaction: `"${namespace}${operation}"` },
    ...(maxBytes ? { maxBytes } : {}),
  });
}

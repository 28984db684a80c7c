import { isCashRegister } from '@sen/domain/invoices/serial';
import type { Config } from '../../../engine/config.ts';
import { type OutsideText, postJson, postText } from '../../../engine/outside/postJson.ts';
import { trySignIn } from '../../../engine/outside/signIn.ts';
import type { Passwords } from '../accountPasswords.ts';
import type { IssuingAccount, Provider, SentInvoice } from '../provider.ts';
import { exchanged, fileMost, inJson, jsonSession, parsed, picture } from './exchange.ts';
import { fileOf, foundOutcome, refusalOf, sentOutcome, tokenOf } from './misaAnswers.ts';
import { misaBody } from './misaBody.ts';

// MISA meInvoice, API v3 (domain-2 1.4).

const base = '/api/integration';
/** Where MISA is asked, below the address of the contract. */
export const tokenPath = `${base}/auth/token`;
export const issuePath = `${base}/invoice`;
export const statusPath = `${base}/invoice/status`;
export const downloadPath = `${base}/invoice/download`;

export const misa: Provider = {
  lag: 60_000,
  // a RefID is refused as a duplicate for ever
  keyLife: null,
  check: (config, account, passwords) =>
    trySignIn(config, {
      address: at(account, tokenPath),
      body: signIn(account, passwords),
      tokenOf,
      messageOf: refusalOf,
    }),
  open: async (config, account, passwords) => {
    const body = signIn(account, passwords);
    const { status, body: said } = await postJson(config, at(account, tokenPath), body, config.outsideMs);
    const token = tokenOf(said);
    if (!token) throw new Error(refusalOf(said)?.replaceAll(passwords.own, '***') ?? `HTTP ${status}`);
    return token;
  },
  send: (config, session, invoice) => {
    const sent = JSON.stringify(misaBody(invoice));
    return exchanged(
      sent,
      inJson((_status, body) => sentOutcome(body, invoice.key, seriesOf(invoice))),
      () => post(config, session, invoice, { path: issuePath, sent }),
    );
  },
  find: (config, session, invoice) => {
    const sent = JSON.stringify([invoice.key]);
    return exchanged(
      sent,
      inJson((_status, body) => foundOutcome(body, invoice.key, seriesOf(invoice))),
      () => post(config, session, invoice, { path: `${statusPath}?${kindOf(invoice)}&inputType=2`, sent }),
    );
  },
  file: async (config, session, invoice, { kind }) => {
    if (invoice.transaction === null) return null;
    const { text } = await post(config, session, invoice, {
      path: `${downloadPath}?${kindOf(invoice)}&downloadDataType=${kind.toLowerCase()}`,
      sent: JSON.stringify([invoice.transaction]),
      maxBytes: fileMost,
    });
    const bytes = fileOf(parsed(text));
    return bytes && (kind === 'PDF' ? picture(bytes) : bytes);
  },
};

function signIn({ MaUngDung, MaSoThue, TenDangNhap }: IssuingAccount, { own }: Passwords) {
  return { appid: MaUngDung ?? '', taxcode: MaSoThue, username: TenDangNhap, password: own };
}

/** Whether its invoices have a code of the tax office, and come from a cash register. */
function kindOf(invoice: SentInvoice): string {
  return `invoiceWithCode=${invoice.Serial.startsWith('C')}&invoiceCalcu=${isCashRegister(invoice.Serial)}`;
}

const seriesOf = ({ Pattern, Serial }: SentInvoice) => `${Pattern}${Serial}`;
const at = ({ DiaChi }: Pick<IssuingAccount, 'DiaChi'>, path: string) => `${DiaChi}${path}`;

function post(
  config: Config,
  session: string,
  { account }: SentInvoice,
  { path, ...content }: { path: string; sent: string; maxBytes?: number },
): Promise<OutsideText> {
  const { headers, ...asked } = jsonSession(config, session);
  return postText(config, at(account, path), {
    ...asked,
    ...content,
    headers: { ...headers, companytaxcode: account.MaSoThue },
  });
}

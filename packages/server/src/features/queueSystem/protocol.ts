import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { z } from 'zod';
import type { Config } from '../../engine/config.ts';
import { postJson } from '../../engine/outside/postJson.ts';
import { messageOf, type SignInResult, trySignIn } from '../../engine/outside/signIn.ts';

// What Sen and a queue system say to each other (docs/rules/connections.md): JSON over HTTP, no name and no birth of anybody.

/** Whether the account is right. */
export const signInPath = '/api/qms/dang-nhap';
/** Who is called next; nobody is called by asking. */
export const nextPath = '/api/qms/so-tiep-theo';
/** Somebody was called; the same call may be told twice. */
export const callPath = '/api/qms/goi';
/** It wanted a number called that nobody at Sen has. */
export const unknownPath = '/api/qms/khong-ro';

/** Where it is asked, and by whom. */
export type QueueSystem = { DiaChi: string; TenDangNhap: string; MatKhau: string; HanGiay: number };

const signedIn = z.object({ san_sang: z.literal(true) });
const wanted = z.object({ so: z.string().max(20).nullable() });
const taken = z.object({ da_nhan: z.literal(true) });

/** Signs in, for the check of the connection. */
export function signIn(
  config: Config,
  { DiaChi, TenDangNhap }: Pick<QueueSystem, 'DiaChi' | 'TenDangNhap'>,
  password: string,
): Promise<SignInResult> {
  return trySignIn(config, {
    address: `${DiaChi}${signInPath}`,
    body: { ten_dang_nhap: TenDangNhap, password },
    tokenOf: (body) => (signedIn.safeParse(body).success ? 'ready' : null),
  });
}

export type NextAsked = {
  ma_yeu_cau: string;
  hang_doi: QueueKind;
  noi: string;
  quay: string | null;
  /** Numbers that wait and may be called, in Sen's order. */
  cho: readonly string[];
};

/** The number that the system wants called next; null for the first of Sen's. Throws when it does not answer within its limit. */
export async function askNext(config: Config, system: QueueSystem, asked: NextAsked): Promise<string | null> {
  const answer = await post(config, system, nextPath, asked, system.HanGiay * 1000);
  return wanted.parse(answer).so;
}

export type Told = {
  ma_yeu_cau: string;
  hang_doi: string;
  noi: string;
  so: string;
  quay: string | null;
  /** Which call of this number it is. */
  lan: number;
  luc: string;
  /** Whether it is to be shown and said aloud; a call that is told late is only noted. */
  doc: boolean;
};

/** Tells the system of a call. Throws unless it took it. */
export async function tellCall(config: Config, system: QueueSystem, told: Told): Promise<void> {
  taken.parse(await post(config, system, callPath, told, config.outsideMs));
}

/** Tells the system that nobody here has a number. Throws unless it took it. */
export async function tellUnknown(
  config: Config,
  system: QueueSystem,
  told: Pick<Told, 'ma_yeu_cau' | 'hang_doi' | 'noi' | 'so'>,
): Promise<void> {
  taken.parse(await post(config, system, unknownPath, told, config.outsideMs));
}

async function post(
  config: Config,
  { DiaChi, TenDangNhap, MatKhau }: QueueSystem,
  path: string,
  body: Readonly<Record<string, unknown>>,
  timeoutMs: number,
): Promise<unknown> {
  const account = Buffer.from(`${TenDangNhap}:${MatKhau}`, 'utf8').toString('base64');
  const answer = await postJson(config, `${DiaChi}${path}`, body, timeoutMs, {
    authorization: `Basic ${account}`,
  });
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  throw new Error(messageOf(answer.body)?.replaceAll(MatKhau, '***') ?? `HTTP ${answer.status}`);
}

import type { Ctx } from '../../engine/context.ts';
import { actor } from '../../engine/context.ts';
import {
  type CardAnswer,
  cardAnswer,
  cardPath,
  dayFromPortal,
  dayToPortal,
  meaningOf,
  portalPassword,
  tokenAnswer,
  tokenPath,
} from './portalProtocol.ts';
import { traCuuTheTable as table } from './tables.ts';

export type CardQuestion = {
  /** 15 characters, 10 digits of the insurance number, or the 12 of the citizen id. */
  maThe: string;
  hoTen: string;
  /** YYYY-MM-DD, or the year alone. */
  ngaySinh: string;
  TiepNhan_Id?: string | null;
  BenhNhan_Id?: string | null;
};

/** What the portal says of a card. Days as YYYY-MM-DD. */
export type CardCheck = {
  /** False: no answer, or the portal failed; the card counts as not verified. */
  reachable: boolean;
  /** True: the portal says that the person is insured. */
  hopLe: boolean;
  maKetQua: string | null;
  ghiChu: string | null;
  /** The card to use: the new one when the portal names one. */
  maThe: string | null;
  hoTen: string | null;
  ngaySinh: string | null;
  gioiTinh: 'MALE' | 'FEMALE' | null;
  diaChi: string | null;
  maDKBD: string | null;
  gtTheTu: string | null;
  gtTheDen: string | null;
  maKV: string | null;
  ngayDu5Nam: string | null;
  at: Date;
  /** The whole answer as the portal gave it; null when there was none. */
  traLoi: Record<string, unknown> | null;
};

/**
 * Asks the insurance portal about a card; keeps question and answer. It never throws for the portal's sake: a portal that does
 * not answer gives `reachable: false`, and the patient is received all the same.
 */
export async function checkCard(ctx: Ctx, question: CardQuestion): Promise<CardCheck> {
  const at = ctx.now();
  let answer: CardAnswer | null = null;
  let whole: unknown = null;
  let failure: string | null = null;
  try {
    whole = await ask(ctx, question);
    answer = readAnswer(whole);
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    // without what was asked or answered, which names a patient
    ctx.logger.warn({ failure }, 'the insurance portal did not answer');
  }
  const check = toCheck(answer, failure, at, asObject(whole));
  await ctx.db.insert(table).values({
    maThe: question.maThe,
    hoTen: question.hoTen,
    ngaySinh: question.ngaySinh,
    TiepNhan_Id: question.TiepNhan_Id ?? null,
    BenhNhan_Id: question.BenhNhan_Id ?? null,
    reachable: check.reachable,
    maKetQua: check.maKetQua,
    ghiChu: check.ghiChu,
    answer: check.traLoi,
    at,
    NguoiTao_Id: actor(ctx),
  });
  return check;
}

/** An answer in the shape that the portal promises. Throws without naming what stands in it. */
function readAnswer(whole: unknown): CardAnswer {
  const read = cardAnswer.safeParse(whole);
  if (!read.success) throw new Error('the portal answered in another shape than it promises');
  return read.data;
}

function asObject(whole: unknown): Record<string, unknown> | null {
  if (whole === null || whole === undefined) return null;
  return typeof whole === 'object' && !Array.isArray(whole) ? { ...whole } : { noiDung: whole };
}

async function ask(ctx: Ctx, question: CardQuestion): Promise<unknown> {
  const { insurancePortal: base, insuranceUser: username } = ctx.config;
  if (!base) throw new Error('no insurance portal is set up');
  const password = portalPassword(ctx.config.insurancePassword);
  const signedIn = tokenAnswer.parse(
    await post(ctx.config.outsideMs, `${base}${tokenPath}`, { username, password }),
  );
  if (!signedIn.APIKey) throw new Error(`the portal refused the sign-in: ${signedIn.maKetQua}`);
  const { access_token: token, id_token } = signedIn.APIKey;
  const query = new URLSearchParams({ token, id_token, username, password });
  return post(ctx.config.outsideMs, `${base}${cardPath}?${query}`, {
    maThe: question.maThe,
    hoTen: question.hoTen,
    ngaySinh: dayToPortal(question.ngaySinh),
  });
}

async function post(timeoutMs: number, url: string, body: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // the tokens stand in the address, so that it must not reach the log
  if (!response.ok) throw new Error(`the portal answered ${response.status}`);
  return response.json();
}

function toCheck(
  answer: CardAnswer | null,
  failure: string | null,
  at: Date,
  traLoi: CardCheck['traLoi'],
): CardCheck {
  const meaning = answer ? meaningOf(answer.maKetQua) : 'unknown';
  const renewed = Boolean(answer?.maTheMoi);
  const either = (now: string | null | undefined, renewal: string | null | undefined) =>
    (renewed ? renewal : now) ?? null;
  return {
    reachable: meaning !== 'unknown',
    hopLe: meaning === 'good',
    maKetQua: answer?.maKetQua ?? null,
    ghiChu: answer?.ghiChu ?? failure,
    maThe: either(answer?.maThe, answer?.maTheMoi),
    hoTen: answer?.hoTen ?? null,
    ngaySinh: dayFromPortal(answer?.ngaySinh) ?? answer?.ngaySinh ?? null,
    gioiTinh: answer?.gioiTinh === 'Nam' ? 'MALE' : answer?.gioiTinh === 'Nữ' ? 'FEMALE' : null,
    diaChi: answer?.diaChi ?? null,
    maDKBD: either(answer?.maDKBD, answer?.maDKBDMoi),
    gtTheTu: dayFromPortal(either(answer?.gtTheTu, answer?.gtTheTuMoi)),
    gtTheDen: dayFromPortal(either(answer?.gtTheDen, answer?.gtTheDenMoi)),
    maKV: answer?.maKV || null,
    ngayDu5Nam: dayFromPortal(answer?.ngayDu5Nam),
    at,
    traLoi,
  };
}

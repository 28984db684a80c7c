import { z } from 'zod';
import type { Ctx } from '../../../engine/context.ts';
import type { Outcome } from '../../../engine/outside/outside.ts';
import { askPortal, type PortalSession, portalSession } from '../../insurance/portalSession.ts';
import type { HoSoBHYTRow } from '../tables.ts';

/** Where the portal takes files (claims 17): the claim of a visit, its check-in. */
const sendPaths = {
  HoSo: '/api/qd130/guiHoSoXmlQD3176',
  CheckIn: '/api/qd130/checkInKcbQd3176',
} as const;
/** `loaiHoSo` of each. */
const kinds = { HoSo: 130, CheckIn: 0 } as const;

/** Where it tells what became of what it received on a day, and of one transaction. */
const dayPath = '/api/egw/nhanChiTietHSNgay4210';
const faultsPath = '/api/egw/nhanChiTietLoiHS4210';

/** The portal has a file. */
export type Received = { MaGiaoDich: string; TiepNhanLuc: Date };

const OK = '200';
const NOT_SIGNED_IN = '401';
/** The account may not send: nothing is wrong with the file. */
const NO_RIGHT = '403';
/** The file is wrong: its form, its content, nothing in it, another parameter. */
const faulty: ReadonlySet<string> = new Set(['201', '202', '203', '204', '205']);

const received = z.looseObject({
  maKetQua: z.coerce.string(),
  maGiaoDich: z.coerce.string().nullish(),
  thoiGianTiepNhan: z.coerce.string().nullish(),
  thongDiep: z.string().nullish(),
});

/** What was said of a file, and the answer as it came. */
export type Said = { outcome: Outcome<Received>; answer: string | null };

/** Sends a signed file. Never throws for what the network does. */
export async function sendFile(
  ctx: Ctx,
  { LoaiHoSo, MaCSKCB }: Pick<HoSoBHYTRow, 'LoaiHoSo' | 'MaCSKCB'>,
  xml: string,
): Promise<Said> {
  const body = {
    loaiHoSo: kinds[LoaiHoSo],
    maTinh: MaCSKCB.slice(0, 2),
    maCSKCB: MaCSKCB,
    fileHSBase64: Buffer.from(xml, 'utf8').toString('base64'),
  };
  try {
    const answer = await signedIn(ctx, ({ access, id, username, passwordHash }) =>
      askPortal(
        ctx,
        sendPaths[LoaiHoSo],
        { username, ...body },
        {
          accessToken: access,
          tokenId: id,
          passwordHash,
        },
      ),
    );
    return { outcome: outcomeOf(answer.body, ctx.now()), answer: JSON.stringify(answer.body) };
  } catch (error) {
    return { outcome: { outcome: 'unknown', reason: reason(error) }, answer: null };
  }
}

function outcomeOf(body: unknown, now: Date): Outcome<Received> {
  const read = received.safeParse(body);
  if (!read.success) return { outcome: 'unknown', reason: 'BROKEN_ANSWER' };
  const { maKetQua, maGiaoDich, thoiGianTiepNhan, thongDiep } = read.data;
  const words = [maKetQua, thongDiep].filter(Boolean).join(': ');
  if (maKetQua === OK && maGiaoDich)
    return {
      outcome: 'done',
      value: { MaGiaoDich: maGiaoDich, TiepNhanLuc: timeOf(thoiGianTiepNhan) ?? now },
    };
  if (maKetQua === NOT_SIGNED_IN || maKetQua === NO_RIGHT) return { outcome: 'pending', reason: words };
  if (faulty.has(maKetQua)) return { outcome: 'refused', code: maKetQua, message: thongDiep ?? '' };
  return { outcome: 'unknown', reason: words };
}

/** yyyyMMddHHmmss of Viet Nam's clock. */
function timeOf(text: string | null | undefined): Date | null {
  const [, y, m, d, h, min, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text ?? '') ?? [];
  return y ? new Date(`${y}-${m}-${d}T${h}:${min}:${s}+07:00`) : null;
}

const transactions = z.looseObject({
  maKetQua: z.coerce.string(),
  dsHoSo: z
    .array(
      z.looseObject({
        maGiaoDich: z.coerce.string(),
        slHoSoDung: z.coerce.number().nullish(),
        slHoSoLoi: z.coerce.number().nullish(),
      }),
    )
    .nullish(),
});

/** What became of a transaction: found valid, with faults; nothing while the portal has not looked. */
export type Judged = { MaGiaoDich: string; valid: boolean };

/** Transactions of a day (YYYY-MM-DD) that the portal has looked at. Throws where it does not say. */
export async function judgedOn(ctx: Ctx, MaCSKCB: string, day: string): Promise<Judged[]> {
  const [y, m, d] = day.split('-');
  const answer = await asked(ctx, dayPath, {
    loaiHoSo: String(kinds.HoSo),
    maCSKCB: MaCSKCB,
    ngayGui: `${d}/${m}/${y}`,
  });
  const { dsHoSo } = transactions.parse(answer);
  return (dsHoSo ?? []).flatMap(({ maGiaoDich, slHoSoDung, slHoSoLoi }) => {
    const [right, wrong] = [slHoSoDung ?? 0, slHoSoLoi ?? 0];
    return right + wrong === 0 ? [] : [{ MaGiaoDich: maGiaoDich, valid: wrong === 0 }];
  });
}

const faultList = z.looseObject({
  maKetQua: z.coerce.string(),
  dsLoi: z.array(z.looseObject({ maLoi: z.coerce.string(), moTaLoi: z.string() })).nullish(),
});

/** The faults that the portal found in a transaction. Throws where it does not say. */
export async function faultsIn(ctx: Ctx, MaCSKCB: string, maGiaoDich: string) {
  const answer = await asked(ctx, faultsPath, { maCSKCB: MaCSKCB, maGiaoDich });
  return faultList.parse(answer).dsLoi ?? [];
}

/** A question of the older kind: what is asked and the tokens stand in the address. */
async function asked(ctx: Ctx, path: string, of: Readonly<Record<string, string>>): Promise<unknown> {
  const { body } = await signedIn(ctx, ({ access, id, username, passwordHash }) => {
    const query = new URLSearchParams({
      ...{ token: access, id_token: id, username, password: passwordHash },
      ...of,
    });
    return askPortal(ctx, `${path}?${query}`, {});
  });
  const { maKetQua } = z.looseObject({ maKetQua: z.coerce.string() }).parse(body);
  if (maKetQua !== OK) throw new Error(`PORTAL_ANSWERED ${maKetQua}`);
  return body;
}

type Answer = { status: number; body: unknown };

/** Asks with the session that lives; one that the portal knows no more is taken anew once. */
async function signedIn(ctx: Ctx, ask: (session: PortalSession) => Promise<Answer>): Promise<Answer> {
  const answer = await ask(await portalSession(ctx));
  const { success, data } = z.looseObject({ maKetQua: z.coerce.string() }).safeParse(answer.body);
  const ended = answer.status === 401 || (success && data.maKetQua === NOT_SIGNED_IN);
  return ended ? ask(await portalSession(ctx, true)) : answer;
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

import type { Ctx } from '../../engine/context.ts';
import { checkCard } from '../insurance/portal.ts';
import type { TiepNhan } from './queries.ts';

type CardColumns = Partial<
  Pick<TiepNhan, 'TheDaXacMinh' | 'BHYTNgayHieuLuc' | 'BHYTNgayHetHieuLuc' | 'NgayDu5Nam' | 'SoTheBHYT'>
>;

/** What the portal said of a visit's card, and the columns of the visit that follow from it. */
export type CardCheck = { reachable: boolean; code: string | null; columns: CardColumns };

type Visit = { SoTheBHYT?: string | null | undefined };
type Person = { TenBenhNhan: string; NgaySinh?: string | null; NamSinh: number };

/**
 * Asks the insurance portal before anything is written. When it cannot be reached the visit goes on with an unconfirmed card,
 * and is asked for again later.
 */
export async function askPortal(ctx: Ctx, visit: Visit, person: Person): Promise<CardCheck> {
  if (!visit.SoTheBHYT) return { reachable: true, code: null, columns: { TheDaXacMinh: false } };
  const answer = await checkCard(ctx, {
    maThe: visit.SoTheBHYT,
    hoTen: person.TenBenhNhan,
    ngaySinh: person.NgaySinh ?? String(person.NamSinh),
  });
  if (!answer.reachable) return { reachable: false, code: null, columns: { TheDaXacMinh: false } };
  return { reachable: true, code: answer.maKetQua ?? null, columns: { TheDaXacMinh: answer.hopLe ?? false } };
}

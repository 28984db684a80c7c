import { bedRefusal } from '@sen/domain/stays/beds';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { TacDongGhep } from '../../gql/main.ts';
import { loadStay, madeOfStay } from '../admission/queries.ts';
import { requireVisible, requireVisiblePlace } from '../recordAccess/visible.ts';
import { guestOf } from './giveBed.ts';
import { sharingOf } from './sharing.ts';
import { counts, nowOf, type WardBed, wardNow } from './wardBeds.ts';

/** A ward on its map. */
export type WardMap = {
  Khoa_Id: string;
  giuongs: WardBed[];
  soGiuong: number;
  soGiuongCoNguoi: number;
  soNguoi: number;
  congSuat: number | null;
  choNhan: number;
  chuyenDen: number;
  chuyenDi: number;
};

/** The beds of a ward with who lies there. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function mapOfWard(ctx: Ctx, Khoa_Id: string): Promise<WardMap> {
  if (!(await refLabel(ctx, 'Node', Khoa_Id))) throw new DomainError('NOT_FOUND', { entity: 'Node' });
  await requireVisiblePlace(ctx, Khoa_Id);
  const { beds, ...onTheWay } = await wardNow(ctx, Khoa_Id);
  const counted = beds.filter(counts);
  const taken = counted.filter(({ nguoiNams }) => nguoiNams.length > 0).length;
  return {
    Khoa_Id,
    giuongs: beds,
    soGiuong: counted.length,
    soGiuongCoNguoi: taken,
    soNguoi: beds.flatMap(({ nguoiNams }) => nguoiNams).filter((one) => one.Khoa_Id === Khoa_Id).length,
    congSuat: counted.length === 0 ? null : Math.round((100 * taken) / counted.length),
    ...onTheWay,
  };
}

/** A bed for a patient, with why they cannot lie there or what sharing it would do. */
export type BedChoice = WardBed & { tuChoi: string | null; ghep: TacDongGhep | null };

/**
 * The beds of a ward for the patient of an order or stay, those that are free first; the ward where the patient lies, or that expects
 * them, when none is named. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY.
 */
export async function bedsForPatient(ctx: Ctx, id: string, ward: string | null): Promise<BedChoice[]> {
  const stay = await loadStay(ctx, id);
  if (!stay) throw new DomainError('NOT_FOUND', { entity: 'TiepNhanNhapVien' });
  await requireVisible(ctx, madeOfStay(stay));
  const Khoa_Id = ward ?? stay.Khoa_Id ?? stay.KhoaNhapVien_Id;
  await requireVisiblePlace(ctx, Khoa_Id);
  const [guest, { beds }] = await Promise.all([
    guestOf(ctx, stay, stay.CachLy, ctx.now()),
    wardNow(ctx, Khoa_Id),
  ]);
  const others = beds.filter(({ nguoiNams }) => !nguoiNams.some(({ _id }) => _id === id));
  const judged = others.map((bed) => ({
    bed,
    tuChoi: bedRefusal(nowOf(bed), guest, true)?.code ?? null,
    soNguoi: bed.nguoiNams.length + 1,
  }));
  const shared = judged.filter(({ tuChoi, soNguoi }) => tuChoi === null && soNguoi > 1);
  const effects = await sharingOf(
    ctx,
    stay.TiepNhan_Id,
    shared.map(({ bed, soNguoi }) => ({ DichVu_Id: bed.DichVu_Id, soNguoi })),
  );
  const effectOf = new Map(shared.map(({ bed }, at) => [bed.Giuong_Id, effects[at] ?? null]));
  const rank = ({ tuChoi, soNguoi }: (typeof judged)[number]) => (tuChoi === null ? soNguoi : 10);
  return judged
    .sort((one, other) => rank(one) - rank(other))
    .map(({ bed, tuChoi }) => ({ ...bed, tuChoi, ghep: effectOf.get(bed.Giuong_Id) ?? null }));
}

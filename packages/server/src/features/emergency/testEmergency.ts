import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { CapCuuInput, TiepNhanInput } from '../../gql/main.ts';
import { makePatient } from '../patients/testPatient.ts';
import { createUnknownPatient } from '../patients/unknownPatient.ts';
import { arrivalOfVisit } from './queries.ts';
import { receiveEmergency } from './receive.ts';

/** The emergency reception of the demo: a nurse at the desk TN01, a doctor in PK01, and who is brought to them. */
export async function emergencyFactory(site: TestSite) {
  let late = 0;
  const at = async (username: string, node: string): Promise<Ctx> => {
    const ctx = await site.ctx(username, { node });
    return { ...ctx, now: () => new Date(Date.now() + late) };
  };
  const nurse = await at('dieuduong1', 'TN01').catch(() => at('tiepdon', 'TN01'));
  const doctor = await at('bsnoi1', 'PK01');
  const ids = {
    paying: await site.id('main.dm_doi_tuong', 'THUPHI'),
    room: await site.id('auth.node', 'PK01'),
    exam: await site.id('main.dm_dich_vu', 'KB-NOI'),
    priceType: await site.id('main.loai_gia', 'BHYT'),
    ward: await site.id('auth.node', 'KKB'),
    disease: await site.id('main.icd', 'J18.9').catch(() => site.id('main.icd', 'J02.9')),
    kind:
      (
        await site.database.pool.query<{ id: string }>(
          'select id from main.loai_benh_an order by ma_loai_benh_an limit 1',
        )
      ).rows[0]?.id ?? '',
  };
  const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });
  const inputOf = (BenhNhan_Id: string): TiepNhanInput => ({
    requestId: v7(),
    BenhNhan_Id,
    DoiTuong_Id: ids.paying,
    LyDoKham: 'Khó thở',
    dichVus: [{ DichVu_Id: ids.exam, LoaiGia_Id: ids.priceType, NoiThucHien_Id: ids.room }],
  });
  return {
    ids,
    nurse,
    doctor,
    fresh,
    inputOf,
    /** Time goes on. */
    pass: (ms: number) => {
      late += ms;
    },
    patient: async () => (await makePatient(site, nurse))._id,
    unknown: async () =>
      (
        await createUnknownPatient(fresh(nurse), {
          requestId: v7(),
          ...{ GioiTinh: 'MALE', TuoiUocLuong: 40, NguoiDua: 'Công an phường' },
        })
      )._id,
    /** Somebody who comes straight in: the emergency part of the visit. */
    async arrives(capCuu: CapCuuInput = { Muc: 'Muc3' }, who: Ctx = nurse, BenhNhan_Id?: string) {
      const patient = BenhNhan_Id ?? (await this.patient());
      const visit = await receiveEmergency(fresh(who), inputOf(patient), capCuu);
      const arrival = await arrivalOfVisit(fresh(who), visit._id);
      if (!arrival) throw new Error('an arrival without its emergency part');
      return { visit, arrival };
    },
  };
}

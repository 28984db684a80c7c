import { v7 } from 'uuid';
import { pngPicture } from '../../../test/pictures.ts';
import type { TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { storeFile } from '../../engine/storage/files.ts';
import { changeSlipState, createOrders, queueSlip } from '../orders/commands.ts';
import { slipById } from '../orders/queries.ts';
import { receivePaying } from '../reception/testReception.ts';
import { type LineInput, returnResult, saveResult } from './commands.ts';
import { type ReadingResult, resultOfSlip } from './queries.ts';
import type { Reading } from './reading.ts';

/** The same words for every service of a result. */
export const input = (result: ReadingResult, line: Omit<LineInput, 'ChiTiet_Id'>) => ({
  version: result.DichVuYeuCau.version,
  ketQuas: result.ketQuas.map(({ ChiTiet_Id }) => ({ ChiTiet_Id, ...line })),
});

/** Whose result is read in tests, where, by whom. */
export type ReadingPlace = {
  reading: Reading;
  room: string;
  technician: string;
  /** The technician's profile, where that is not the first one. */
  profile?: string;
  doctor: string;
  /** The service that is ordered unless told otherwise. */
  service: string;
};

/** People and records of the demo that tests of a kind of results use, and slips made for them at its room. */
export async function readingFactory(site: TestSite, place: ReadingPlace) {
  const { reading } = place;
  const desk = await site.ctx('tiepdon', { node: 'TN01' });
  const orderer = await site.ctx('bsnoi1', { node: 'PK01' });
  const technician = await site.ctx(place.technician, {
    node: place.room,
    ...(place.profile ? { profile: place.profile } : {}),
  });
  const doctor = await site.ctx(place.doctor, { node: place.room });
  const orderingRoom = await site.id('auth.node', 'PK01');
  const room = await site.id('auth.node', place.room);
  const service = await site.id('main.dm_dich_vu', place.service);
  const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });

  /** A slip of a new patient or of a visit (`of`), free of charge unless told otherwise. */
  async function ordered(
    options: {
      paid?: boolean;
      services?: readonly string[];
      of?: { visit: string; BenhNhan_Id: string };
    } = {},
  ) {
    const person = { TenBenhNhan: `Người Chờ Kết Quả ${v7().slice(-6)}` };
    const { visit, BenhNhan_Id } =
      options.of ??
      (({ _id, BenhNhan_Id: patient }) => ({ visit: _id, BenhNhan_Id: patient }))(
        await receivePaying(site, desk, person),
      );
    const [slip] = await inTransaction(withPermission(fresh(desk), 'VIEN_PHI_MIEN_GIAM'), async (tx) => {
      const made = await createOrders(tx, {
        TiepNhan_Id: visit,
        BenhNhan_Id,
        NoiYeuCau_Id: orderingRoom,
        lines: (options.services ?? [service]).map((DichVu_Id) => ({
          DichVu_Id,
          SoLuong: '1',
          NoiThucHien_Id: room,
          ...(options.paid === false ? {} : { KhongThuTien: true, LyDoKhongThu: 'Thử' }),
        })),
        trangThai: 'SanSang',
        xacNhanTrung: true,
      });
      for (const one of made) await queueSlip(tx, one);
      return made;
    });
    if (!slip) throw new Error('nothing was ordered');
    return { slip: slip._id, visit, BenhNhan_Id };
  }

  /** The same, begun by the technician. */
  async function begun(options: Parameters<typeof ordered>[0] = {}) {
    const made = await ordered(options);
    await changeSlipState(fresh(technician), made.slip, 'batDau', { expected: 'SanSang' });
    return made;
  }

  /** The result as it stands now. */
  const read = (slip: string, ctx: Ctx = technician) => resultOfSlip(fresh(ctx), reading, slip);

  const stateOf = async (slip: string) => (await slipById(fresh(technician), slip)).TrangThai;

  /** The same, with words for every service. */
  async function written(line: Omit<LineInput, 'ChiTiet_Id'>, options: Parameters<typeof ordered>[0] = {}) {
    const made = await begun(options);
    await saveResult(fresh(technician), reading, made.slip, input(await read(made.slip), line));
    return made;
  }

  /** The same, returned by the doctor. */
  async function returned(line: Omit<LineInput, 'ChiTiet_Id'> = {}) {
    const made = await written({ KetLuan: 'Trong giới hạn bình thường.', ...line });
    await returnResult(fresh(doctor), reading, made.slip, { oldState: 'ChuaKetQua' });
    return made;
  }

  /** A picture that somebody has sent for a result. */
  async function image(by: Ctx = technician): Promise<string> {
    const file = { name: 'anh.png', bytes: pngPicture(40, 30) };
    const owned = { permission: reading.perform, pictureOf: reading.entity };
    return (await storeFile(fresh(by), { ...file, ...owned }))._id;
  }

  return {
    orderer,
    technician,
    doctor,
    room,
    fresh,
    ordered,
    begun,
    read,
    stateOf,
    written,
    returned,
    image,
  };
}

import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { dischargeFactory } from '../discharges/testDischarges.ts';
import { again, type wardFactory } from '../stays/testStays.ts';
import { birth } from './birth.ts';
import { confirmation, deathNotice, injury, pregnancyRest } from './paper.ts';

/** The birth certificate of the first child of a stay that just began. */
export const birthInput = (ctx: Ctx, NhapVien_Id: string) => ({
  ...{ requestId: v7(), NhapVien_Id, ThoiGianSinh: ctx.now(), GioiTinhCon: 'FEMALE' as const },
  ...{ CanNangCon: 3200, LanSinh: 2, SoConSong: 2, TinhTrangCon: 'Khóc ngay, hồng hào' },
  NguoiDoDe_Id: ctx.user?.NhanVien_Id ?? null,
});

export const makeBirth = (ctx: Ctx, NhapVien_Id: string): Promise<string> =>
  birth.create({ ...ctx, loaders: new Map() }, birthInput(ctx, NhapVien_Id));

export const makeConfirmation = (ctx: Ctx, NhapVien_Id: string): Promise<string> =>
  confirmation.create({ ...ctx, loaders: new Map() }, { requestId: v7(), NhapVien_Id });

/** Two stays with a certificate of each kind: of a mother, and of somebody who died. */
export async function everyCertificateMade(site: TestSite, at: Awaited<ReturnType<typeof wardFactory>>) {
  const of = dischargeFactory(site, at);
  const doctor = () => again(at.doctor);
  const mother = await at.lying('H306', { person: { GioiTinh: 'FEMALE' } });
  const dead = await at.lying('H305', { person: { GioiTinh: 'FEMALE' } });
  await makeBirth(at.nurse, mother);
  await makeConfirmation(at.doctor, mother);
  await of.leaving(mother);
  const written = () => ({ requestId: v7(), NhapVien_Id: mother });
  const states = { TinhTrangVaoVien: 'Sưng đau', TinhTrangRaVien: 'Đỡ đau' };
  await injury.create(doctor(), { ...written(), ...states });
  const whose = { MaSoBHXH: '0123456789', DonViLamViec: 'Công ty A' };
  await pregnancyRest.create(doctor(), { ...written(), ...whose, TuoiThai: 12, DenNgay: '2099-01-05' });
  await of.leaving(dead, {
    ...{ KetQuaDieuTri: 'TuVong', ThoiGianTuVong: at.doctor.now(), NguyenNhanTuVong: 'Nhồi máu cơ tim' },
    NguyenNhanTuVongICD_Id: await site.id('main.icd', 'I21.9'),
  });
  const relative = { NoiTuVong: 'Khoa Nội', HoTenNguoiThan: 'Lê Văn Con', QuanHeNguoiThan: 'Con' };
  await deathNotice.create(doctor(), { requestId: v7(), NhapVien_Id: dead, ...relative });
  return { mother, dead };
}

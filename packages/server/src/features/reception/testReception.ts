import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { BenhNhanInput, TiepNhanInput } from '../../gql/main.ts';
import { makePatient } from '../patients/testPatient.ts';
import { createTiepNhan } from './commands.ts';
import type { TiepNhan } from './queries.ts';

/** Receives a new patient who pays for an examination in room PK01. */
export async function receivePaying(
  site: TestSite,
  desk: Ctx,
  person: BenhNhanInput = {},
): Promise<TiepNhan> {
  const patient = await makePatient(site, desk, person);
  return createTiepNhan(desk, {
    BenhNhan_Id: patient._id,
    DoiTuong_Id: await site.id('main.dm_doi_tuong', 'THUPHI'),
    dichVus: [
      {
        DichVu_Id: await site.id('main.dm_dich_vu', 'KB-NOI'),
        LoaiGia_Id: await site.id('main.loai_gia', 'BHYT'),
        NoiThucHien_Id: await site.id('auth.node', 'PK01'),
      },
    ],
  });
}

/** The desk TN01, records of the demo that tests of receptions use, and visits made for them. */
export async function receptionFactory(site: TestSite) {
  const ctx = await site.ctx('tiepdon', { node: 'TN01' });
  const ids = {
    paying: await site.id('main.dm_doi_tuong', 'THUPHI'),
    insured: await site.id('main.dm_doi_tuong', 'BHYT'),
    desk: await site.id('auth.node', 'TN01'),
    room: await site.id('auth.node', 'PK01'),
    service: await site.id('main.dm_dich_vu', 'KB-NOI'),
    priceType: await site.id('main.loai_gia', 'BHYT'),
  };
  const services = () => [{ DichVu_Id: ids.service, LoaiGia_Id: ids.priceType, NoiThucHien_Id: ids.room }];

  /** A card that is valid today; the registered facility is the demo hospital itself unless said. */
  async function card(
    number = `DN401${Math.random().toString().slice(2, 12).padEnd(10, '0')}`,
  ): Promise<TiepNhanInput> {
    return {
      DoiTuong_Id: ids.insured,
      SoTheBHYT: number,
      BHYTNgayHieuLuc: '2020-01-01',
      BHYTNgayHetHieuLuc: '2099-12-31',
      BenhVien_KCB_Id: await site.id('main.benh_vien', '01999').catch(() => benhVien('01999')),
    };
  }

  async function benhVien(ma: string): Promise<string> {
    const { rows } = await site.database.pool.query<{ id: string }>(
      'select id from main.benh_vien where ma_cskcb = $1',
      [ma],
    );
    return rows[0]?.id ?? '';
  }

  /** A new patient in a visit, who pays for one examination unless told otherwise. */
  async function receive(more: TiepNhanInput = {}): Promise<TiepNhan> {
    const patient = await makePatient(site, ctx, { TenBenhNhan: `Người Bệnh ${v7().slice(-6)}` });
    return createTiepNhan(ctx, {
      BenhNhan_Id: patient._id,
      DoiTuong_Id: ids.paying,
      dichVus: services(),
      ...more,
    });
  }
  return { ctx, ids, services, card, receive };
}

/** Why an act was refused; `done` when it was not. */
export const refused = (act: Promise<unknown>) =>
  act.then(
    () => ({ code: 'done', details: {} as Record<string, unknown> }),
    (error: { code?: string; details?: Record<string, unknown> }) => ({
      code: error.code ?? String(error),
      details: error.details ?? {},
    }),
  );

/** The code alone. */
export const code = async (act: Promise<unknown>) => (await refused(act)).code;

/** The issues of a refused act, by field. */
export const issuesOf = async (act: Promise<unknown>) => (await refused(act)).details['issues'];

import { sum } from '@sen/domain/money/decimal';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { moveSlips, removeOrders, updateSlip } from './commands.ts';
import { slipsWithLines } from './queries.ts';
import { searchServices } from './serviceSearch.ts';
import { type OrderFactory, orderFactory } from './testOrders.ts';

let site: TestSite;
let of: OrderFactory;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  of = await orderFactory(site);
});
afterAll(() => site.close());

describe('a package', () => {
  const makePackage = async (sold: { GiaGoi?: string; NgayKetThuc?: string }) => {
    const quantities: ReadonlyArray<[string, number]> = [
      [of.ids.glucose, 2],
      [of.ids.procedure, 3],
    ];
    const parts = quantities.map(([DichVu_Id, SoLuong]) => ({ DichVu_Id, SoLuong: String(SoLuong) }));
    const { rows } = await site.database.pool.query<{ id: string }>(
      `insert into main.goi_dich_vu (id, ma_goi_dich_vu, ten_goi_dich_vu, gia_goi, ngay_ket_thuc, chi_tiets, search_key)
        values (gen_random_uuid(), $1, 'Gói thử', $2, $3, $4, ' goi thu') returning id`,
      [`G${v7().slice(-8)}`, sold.GiaGoi ?? null, sold.NgayKetThuc ?? null, JSON.stringify(parts)],
    );
    return rows[0]?.id ?? '';
  };

  it('is ordered by its parts at its price, which the fund pays nothing of', async () => {
    const { id, visit } = await of.insured();
    const goi = await makePackage({ GiaGoi: '100000' });
    const shown = await of.preview(visit, [{ DichVu_Id: goi }]);
    expect(shown.dongs.every((line) => line.KemTheo_Id === goi && line.BHChiTra === '0.00')).toBe(true);
    await of.order(id, [{ DichVu_Id: goi }]);
    const lines = await of.live(visit);
    expect(lines.filter((line) => line.DichVu_Id === of.ids.glucose).map((line) => line.SoLuong)).toEqual([
      '1.000',
      '1.000',
    ]);
    expect(lines.every((line) => line.Goi_Id === goi && line.LanGoi_Id === lines[0]?.LanGoi_Id)).toBe(true);
    const charged = (await linesOfVisit(of.make.doctor, visit)).filter(
      (line) => line.DichVu_Id !== of.make.ids.exam,
    );
    expect(sum(charged.map((line) => line.ThanhTien)).toFixed(2)).toBe('100000.00');
    expect(charged.every((line) => !line.LaBHYT)).toBe(true);
  });

  it('is removed as a whole, and not once a part of it is paid', async () => {
    const { id, visit } = await of.make.examined();
    const goi = await makePackage({ GiaGoi: '100000' });
    await of.order(id, [{ DichVu_Id: goi }, { DichVu_Id: of.ids.count }]);
    const [first] = (await of.live(visit)).filter((line) => line.Goi_Id === goi);
    await removeOrders(of.make.doctor, [first?._id ?? '']);
    expect((await of.live(visit)).map((line) => line.DichVu_Id)).toEqual([of.ids.count]);

    await of.order(id, [{ DichVu_Id: goi }]);
    const [part, other] = (await of.live(visit)).filter((line) => line.Goi_Id === goi);
    await of.setPaid(part?._id ?? '');
    await expect(removeOrders(of.make.doctor, [other?._id ?? ''])).rejects.toMatchObject({
      code: 'SERVICE_PAID',
    });
    for (const [line, code] of [
      [part, 'ORDER_LINE_PAID'],
      [other, 'ORDER_LINE_OF_PACKAGE'],
    ] as const) {
      const [slip] = await slipsWithLines(of.make.doctor, [line?.DichVuYeuCau_Id ?? '']);
      const change = {
        version: slip?.version ?? 0,
        TiepNhan_Id: visit,
        chiTiets: [{ _id: line?._id ?? '', SoLuong: '9' }],
      };
      await expect(updateSlip(of.make.doctor, slip?._id ?? '', change)).rejects.toMatchObject({ code });
    }
  });

  it('is cancelled as a whole with one of its slips', async () => {
    const { id, visit } = await of.make.examined();
    const [slip, other] = await of.order(id, [{ DichVu_Id: await makePackage({ GiaGoi: '100000' }) }]);
    expect(other).toBeDefined();
    await moveSlips(of.make.doctor, [slip?._id ?? ''], 'SanSang', 'DaHuy');
    expect(await of.live(visit)).toEqual([]);
  });

  it('is not sold after its last day, and only once in a line', async () => {
    const { id } = await of.make.examined();
    const issue = (path: string, code: string) => ({
      details: { issues: [{ path: `chiTiets.0.${path}`, code }] },
    });
    const past = await makePackage({ NgayKetThuc: '2020-01-01' });
    await expect(of.order(id, [{ DichVu_Id: past }])).rejects.toMatchObject(
      issue('DichVu_Id', 'NOT_IN_LIST'),
    );
    const goi = await makePackage({ GiaGoi: '100000' });
    await expect(of.order(id, [{ DichVu_Id: goi, SoLuong: '2' }])).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });

  it('is a service whose attached services are sold at its price', async () => {
    const { id, visit } = await of.make.examined();
    await of.set('dich_vu_kem_theo_ids', [of.ids.count, of.ids.glucose], of.ids.blood);
    await of.set('la_goi_dich_vu', true, of.ids.blood);
    const [own] = await searchServices(of.make.doctor, {
      text: await codeOf(of.ids.blood),
      TiepNhan_Id: visit,
      NoiYeuCau_Id: of.make.ids.room,
      limit: 1,
    });
    expect(own?.LaGoi).toBe(true);
    await of.order(id, [{ DichVu_Id: of.ids.blood }]);
    const lines = await of.live(visit);
    expect(lines.map((line) => line.DichVu_Id).sort()).toEqual([of.ids.count, of.ids.glucose].sort());
    expect(sum(lines.map((line) => line.DonGia)).toFixed(2)).toBe(own?.DonGia);
    await of.set('la_goi_dich_vu', false, of.ids.blood);
    await of.set('dich_vu_kem_theo_ids', [], of.ids.blood);
  });

  const codeOf = async (id: string) =>
    String(
      (await site.database.pool.query('select ma_dich_vu as ma from main.dm_dich_vu where id = $1', [id]))
        .rows[0]?.ma,
    );
});

describe('a treatment course', () => {
  const makeCourse = async (DonGia?: string) => {
    const { rows } = await site.database.pool.query<{ id: string }>(
      `insert into main.lieu_trinh (id, ma_lieu_trinh, ten_lieu_trinh, dich_vu_ids, so_buoi, search_key)
        values (gen_random_uuid(), $1, 'Liệu trình thử', $2, 10, ' lieu trinh thu') returning id`,
      [`L${v7().slice(-8)}`, [of.ids.procedure]],
    );
    const id = rows[0]?.id ?? '';
    if (DonGia)
      await site.database.pool.query(
        `insert into main.gia_lieu_trinh (id, bang_gia_id, lieu_trinh_id, don_gia)
          select gen_random_uuid(), b.id, $1, $2 from main.bang_gia b join main.dm_doi_tuong p on b.loai_gia_id = p.loai_gia_ids[1]
          where p.id = $3 and b.trang_thai = 'DaPhatHanh' and b.tu_ngay <= (now() at time zone 'Asia/Ho_Chi_Minh')::date order by b.tu_ngay desc limit 1`,
        [id, DonGia, of.make.ids.payer],
      );
    return id;
  };

  it('is ordered once at its price, a service as often as it has sessions', async () => {
    const { id, visit } = await of.make.examined();
    const course = await makeCourse('1500000');
    await of.order(id, [{ DichVu_Id: course }]);
    const lines = await of.live(visit);
    expect(sum(lines.map((line) => line.SoLanThucHien)).toString()).toBe('10');
    expect(lines.every((line) => line.Goi_Id === course)).toBe(true);
    const charged = (await linesOfVisit(of.make.doctor, visit)).filter(
      (line) => line.DichVu_Id !== of.make.ids.exam,
    );
    expect(sum(charged.map((line) => line.ThanhTien)).toFixed(2)).toBe('1500000.00');
  });

  it('stands on a slip of its own beside what is performed once, and only that takes a number of the queue', async () => {
    const { id } = await of.make.examined();
    const slips = await of.order(id, [
      { DichVu_Id: of.ids.procedure, SoLuong: '1' },
      { DichVu_Id: await makeCourse('1500000') },
      { DichVu_Id: of.ids.procedure, SoLuong: '3', SoLanThucHien: 3 },
    ]);
    const times = slips.map((slip) => slip.chiTiets.map((line) => line.SoLanThucHien));
    expect(times).toEqual([[1], [10, 3]]);
    const { rows } = await site.database.pool.query(
      'select source_id as slip from main.hang_doi_ve where source_id = any($1)',
      [slips.map((slip) => slip._id)],
    );
    expect(rows).toEqual([{ slip: slips[0]?._id }]);
  });

  it('without a price of its own costs what its services cost', async () => {
    const { id, visit } = await of.make.examined();
    await of.order(id, [{ DichVu_Id: await makeCourse() }]);
    const [line, ...others] = await of.live(visit);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ SoLuong: '10.000', SoLanThucHien: 10, Goi_Id: null });
  });

  it('is performed no more often than was ordered', async () => {
    const { id, visit } = await of.make.examined();
    const ask = (SoLuong: string, SoLanThucHien: number | null) =>
      of.order(id, [{ DichVu_Id: of.ids.procedure, SoLuong, SoLanThucHien }]);
    const issue = (path: string, code: string) => ({
      details: { issues: [expect.objectContaining({ path: `chiTiets.0.${path}`, code })] },
    });
    await expect(ask('5', null)).rejects.toMatchObject(issue('SoLanThucHien', 'REQUIRED'));
    await expect(ask('5', 6)).rejects.toMatchObject(issue('SoLanThucHien', 'EXECUTIONS_ABOVE_QUANTITY'));
    const [slip] = await ask('5', 5);
    const [line] = slip?.chiTiets ?? [];
    await expect(
      updateSlip(of.make.doctor, slip?._id ?? '', {
        version: slip?.version ?? 0,
        TiepNhan_Id: visit,
        chiTiets: [{ _id: line?._id ?? '', SoLuong: '4' }],
      }),
    ).rejects.toMatchObject(issue('SoLuong', 'QUANTITY_BELOW_EXECUTIONS'));
  });
});

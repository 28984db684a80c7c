import { v7 } from 'uuid';
import { storeFile } from '../src/engine/storage/files.ts';
import { exportEntries } from '../src/features/accounting/export.ts';
import { hoSoBHYTTable, hoSoBHYTTepTable } from '../src/features/claims/tables.ts';
import { makePicture } from '../src/features/dicom/testModality.ts';
import { functionalTestFactory } from '../src/features/functionalTests/testFunctionalTests.ts';
import { imagingFactory } from '../src/features/imaging/testImaging.ts';
import { labFactory } from '../src/features/lab/testLab.ts';
import { microbiologyFactory } from '../src/features/microbiology/testMicrobiology.ts';
import { procedureFactory } from '../src/features/procedures/testProcedures.ts';
import { ticketOfSource } from '../src/features/queues/queries.ts';
import { savePaper } from '../src/features/stock/savePaper.ts';
import { aVisit, charge, payAll } from './cashierVisits.ts';
import { pngPicture } from './pictures.ts';
import { supplyFactory } from './supplyVisits.ts';
import type { TestSite } from './testSite.ts';

async function culture(site: TestSite) {
  const made = await microbiologyFactory(site);
  return (await made.returned({ noiDung: made.grown })).slip;
}

/** Records of facility BVS that the doors are walked for. */
export async function doorWalkRecords(site: TestSite) {
  const lab = await labFactory(site);
  const tests = await functionalTestFactory(site);
  const counter = await supplyFactory(site);
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const tested = await lab.returned('5.4');
  const { ToaThuoc_Id, KhamBenh_Id } = await counter.examined(await counter.stocked(), '5');
  const { pool } = site.database;
  // ordered in a session, unlike what the reception desk orders and hands out
  await pool.query('update main.dich_vu_yeu_cau set kham_benh_id = $2 where id = $1', [
    tested.slip,
    KhamBenh_Id,
  ]);
  const visit = await aVisit(site);
  await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
  const image = await tests.image();
  const returnedPicture = (await (await imagingFactory(site)).returned()).slip;
  const returned = await tests.returned({ hinhAnhs: [{ Tep_Id: image }] });
  const file = (owned: { permission?: string; pictureOf?: string }) =>
    storeFile(cashier, { name: 'anh.png', bytes: pngPicture(7, 7), ...owned });
  return {
    slip: tested.slip,
    deskSlip: (await lab.ordered()).slip,
    ticket: (await ticketOfSource(lab.lab, tested.slip))?._id,
    prescription: ToaThuoc_Id,
    store: counter.Kho_Id,
    stockPaper: await savePaper(counter.fresh(), {
      LoaiPhieu: 'NhapMua',
      Kho_Id: counter.Kho_Id,
      dongs: [],
    }),
    visit: (await aVisit(site, { NoiTiepNhan_Id: await site.id('auth.node', 'TN01') })).TiepNhan_Id,
    receipt: await payAll(site, cashier, visit, { TienKhachDua: '100000' }),
    batch: await aBatch(site),
    claim: await aClaim(site),
    test: returned.slip,
    culture: await culture(site),
    picture: returnedPicture,
    operation: (await (await procedureFactory(site)).answered()).slip,
    study: await makePicture(site, returnedPicture),
    image,
    unsaved: await tests.image(await site.ctx('bstim', { node: 'TD01' })),
    stray: (await file({}))._id,
    signature: (await file({ permission: 'DANH_MUC_NHAN_SU', pictureOf: 'NhanVien.ChuKy' }))._id,
    import: await anImport(site),
  };
}

/** An import that the administrator has begun. */
async function anImport(site: TestSite): Promise<string> {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="don-vi.csv"\r\n\r\n';
  const { app } = await site.app();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/imports/plans/DonViTinh',
    headers: {
      'access-token': await site.token('quantri'),
      'content-type': 'multipart/form-data; boundary=x',
    },
    payload: `${head}MaDonViTinh,TenDonViTinh\nZZ1,Thử\n\r\n--x--\r\n`,
  });
  return answer.json().data._id;
}

/** A claim that waits to be sent, with its file. */
async function aClaim(site: TestSite): Promise<string> {
  const NoiTiepNhan_Id = await site.id('auth.node', 'TN01');
  const { TiepNhan_Id, BenhNhan_Id } = await aVisit(site, { NoiTiepNhan_Id });
  const [claim] = await site.database.db
    .insert(hoSoBHYTTable)
    .values({
      ...{ TiepNhan_Id, BenhNhan_Id, NoiTiepNhan_Id, LoaiHoSo: 'HoSo', MaLienKet: 'TN', MaCSKCB: '01999' },
      ...{ PhienBan: 1, CoBHYT: true, MaLoaiKCB: '01', NgayRa: new Date(), DaThanhToan: true, MaBam: '' },
      ...{ TongChiBV: '0', TongChiBH: '0', BHChiTra: '0', BNCCT: '0', BNTT: '0', NguonKhac: '0' },
      ...{ HanGui: new Date(), TrangThai: 'ChoGui' },
    })
    .returning({ _id: hoSoBHYTTable._id });
  if (!claim) throw new Error('a write without a row');
  await site.database.db.insert(hoSoBHYTTepTable).values({ HoSo_Id: claim._id, TepXml: '<GIAMDINHHS/>' });
  return claim._id;
}

/** Entries that were exported. */
async function aBatch(site: TestSite): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select id from main.mau_xuat_but_toan where ma_mau_xuat = 'NKC'`,
  );
  return exportEntries(await site.ctx('ketoan', { node: 'PTC' }), {
    requestId: v7(),
    MauXuatButToan_Id: rows[0]?.id ?? '',
  });
}

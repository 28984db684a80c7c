import { operationNames } from '@sen/domain/catalogue/catalogue';
import { catalogues } from '@sen/domain/catalogues/all';
import { permissions } from '@sen/domain/permissions/permissions';
import { sql } from 'drizzle-orm';
import { type GraphQLOutputType, getNamedType, isNonNullType, isObjectType } from 'graphql';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admissionById } from '../src/features/admission/paper.ts';
import { makeAdmission } from '../src/features/admission/testAdmission.ts';
import { makeReport } from '../src/features/caseReports/testCaseReports.ts';
import { everyCertificateMade } from '../src/features/certificates/testCertificates.ts';
import { minutes as minutesPaper } from '../src/features/consultations/paper.ts';
import { makeMinutes, minutesOfStayInput } from '../src/features/consultations/testConsultations.ts';
import { makeCritical } from '../src/features/criticals/testCriticals.ts';
import { makeStudies } from '../src/features/dicom/testModality.ts';
import { namedByLeaving } from '../src/features/discharges/testDischarges.ts';
import { emergencyFactory } from '../src/features/emergency/testEmergency.ts';
import { saveKhamBenh } from '../src/features/examination/commands.ts';
import { sessionById } from '../src/features/examination/queries.ts';
import { examFactory } from '../src/features/examination/testExam.ts';
import { exemptionFactory } from '../src/features/exemptions/testExemptions.ts';
import { noteReminder } from '../src/features/followUps/commands.ts';
import { slip } from '../src/features/followUps/paper.ts';
import { endWithFollowUp, makeSlip } from '../src/features/followUps/testFollowUps.ts';
import { functionalTestFactory } from '../src/features/functionalTests/testFunctionalTests.ts';
import { imagingFactory } from '../src/features/imaging/testImaging.ts';
import { checkCard } from '../src/features/insurance/portal.ts';
import { labFactory } from '../src/features/lab/testLab.ts';
import { recordOfStay } from '../src/features/medicalRecords/ofStay.ts';
import { makeRecord, makeSummary } from '../src/features/medicalRecords/testMedicalRecord.ts';
import { microbiologyFactory } from '../src/features/microbiology/testMicrobiology.ts';
import { slipById } from '../src/features/orders/queries.ts';
import { patientById } from '../src/features/patients/queries.ts';
import { procedureFactory } from '../src/features/procedures/testProcedures.ts';
import { saveHealth } from '../src/features/reception/health.ts';
import { createRequest } from '../src/features/recordSummaries/requests.ts';
import { makeRecordSummary, makeRequest } from '../src/features/recordSummaries/testRecordSummaries.ts';
import { entryById } from '../src/features/sheets/queries.ts';
import { sheetFactory } from '../src/features/sheets/testSheets.ts';
import { makeLeave } from '../src/features/sickLeave/testSickLeave.ts';
import { spaFactory } from '../src/features/spa/testSpa.ts';

import { createTransfer } from '../src/features/transfers/paper.ts';
import { drugLine, makeEntry } from '../src/features/treatment/testTreatment.ts';
import { withoutContent } from './clinicalWalkLists.ts';
import { plausible } from './plausible.ts';
import { type Root, rootFields } from './rootFields.ts';
import { supplyFactory } from './supplyVisits.ts';
import { openTestSite, systemContext, type TestSite } from './testSite.ts';

/** Values of arguments by name. */
type Values = Readonly<Record<string, unknown>>;

let site: TestSite;
/** Records of the hospital by the name that arguments give them. */
let common: Values;
/** What single queries name otherwise. */
let own: Readonly<Record<string, Values>>;
let token: string;
let nodeId: string;

const ofCatalogues = new Set(
  catalogues.flatMap((def) => [...Object.values(operationNames(def)), `${def.name}s`]),
);
/** Queries that name something: what takes no argument concerns nobody's record. */
const walked = rootFields.filter(
  ({ kind, service, field }) =>
    kind === 'query' &&
    (service === 'main' || service === 'pharmacy') &&
    field.args.length > 0 &&
    !ofCatalogues.has(field.name) &&
    !Object.hasOwn(withoutContent, field.name),
);

beforeAll(async () => {
  site = await openTestSite();
  token = await site.token('dieuduongpk');
  nodeId = await site.id('auth.node', 'PKS01');
  const make = await examFactory(site);
  const { id } = await make.examined();
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select id from main.benh_vien where ma_cskcb <> '01999' limit 1`,
  );
  const HuongGiaiQuyet_Id = await site.id('main.huong_giai_quyet', 'CHUYENVIEN');
  const { version } = await sessionById(systemContext(site), id);
  await saveKhamBenh(make.doctor, id, { version, HuongGiaiQuyet_Id });
  const leave = await makeLeave(make.doctor, id);
  await makeReport(make.doctor, id);
  const request = await makeRequest(make.doctor, id);
  await makeRecordSummary(make.doctor, request);
  const record = await makeRecord(site, make.doctor, id);
  await makeSummary(make.doctor, record);
  const minutes = await makeMinutes(site, make.doctor, id);
  await createTransfer(make.doctor, { KhamBenh_Id: id, BenhVien_Id: rows[0]?.id ?? '' });
  const again = await make.examined();
  await endWithFollowUp(make.doctor, again.id, make.ids.end, 0);
  await makeSlip(make.doctor, again.id);
  await noteReminder(make.doctor, { requestId: v7(), KhamBenh_Id: again.id, CachNhac: 'GoiDien' });
  const admitted = await make.examined();
  const ward = await admissionById(systemContext(site), await makeAdmission(site, make.doctor, admitted.id));
  const wards = await sheetFactory(site, make);
  const stay = await wards.lying('H301');
  const stayRecord = await recordOfStay(wards.doctor, stay);
  await makeEntry(wards.doctor, stay, { thuocs: [await drugLine(site, 'T001')] });
  await minutesPaper.create(
    { ...wards.doctor, loaders: new Map() },
    {
      requestId: v7(),
      ...(await minutesOfStayInput(site, stay)),
    },
  );
  await wards.sent(stay, 'KNGO');
  const { left } = await namedByLeaving(site, wards);
  const HoSo = {
    BenhAn_Id: stayRecord?._id ?? '',
    MucDich: 'Bảo hiểm',
    SoGiayTo: '001',
    NgayHen: '2099-01-05',
  };
  await createRequest({ ...wards.doctor, loaders: new Map() }, { requestId: v7(), ...HoSo });
  await slip.create(
    { ...wards.doctor, loaders: new Map() },
    { requestId: v7(), NhapVien_Id: left, NgayHen: '2099-01-05' },
  );
  const { mother, dead } = await everyCertificateMade(site, wards);
  const screened = await wards.written(stay, { SutCan: 'Khong' }, { Loai: 'MST' });
  const { BenhAn_Id } = await entryById(systemContext(site), screened);
  const Khoa_Id = await wards.ward('KNOI');
  const hours = { tu: new Date().toISOString(), den: new Date(Date.now() + 12 * 3_600_000).toISOString() };
  const { visit: arrived } = await (await emergencyFactory(site)).arrives({ Muc: 'Muc3', tuTrangs: ['Ví'] });
  const session = await sessionById(systemContext(site), id);
  const order = await slipById(systemContext(site), session.DichVuYeuCau_Id);
  const { MaYTe } = await patientById(systemContext(site), session.BenhNhan_Id);
  const account = await site.database.pool.query<{ id: string; line: string }>(
    `select v.id, d.id as line from main.vien_phi v join main.vien_phi_dong d on d.tiep_nhan_id = v.tiep_nhan_id where v.tiep_nhan_id = $1`,
    [session.TiepNhan_Id],
  );
  await saveHealth(await site.ctx('tiepdon', { node: 'TN01' }), session.TiepNhan_Id, { DiUng: 'Tôm' });
  const asked = { maThe: 'DN4010123456789', hoTen: 'An', ngaySinh: '1985', TiepNhan_Id: session.TiepNhan_Id };
  await checkCard(systemContext(site), asked);
  const counter = await supplyFactory(site);
  const laboratory = await labFactory(site);
  const result = await slipById(systemContext(site), (await laboratory.returned('5.4')).slip);
  const sampled = await slipById(systemContext(site), (await laboratory.sampled()).slip);
  const tests = await functionalTestFactory(site);
  const tested = await slipById(systemContext(site), (await tests.returned()).slip);
  const waiting = await slipById(systemContext(site), (await tests.ordered()).slip);
  const cultures = await microbiologyFactory(site);
  const cultured = await slipById(
    systemContext(site),
    (await cultures.returned({ noiDung: cultures.grown })).slip,
  );
  const operated = await slipById(
    systemContext(site),
    (await (await procedureFactory(site)).answered()).slip,
  );
  const images = await imagingFactory(site);
  await makeCritical(site, images, id);
  const pictured = await slipById(systemContext(site), (await images.returned()).slip);
  const nextImage = (await images.ordered()).slip;
  await site.database.db.execute(
    sql`update main.dich_vu_yeu_cau set benh_nhan_id = ${pictured.BenhNhan_Id} where id = ${nextImage}`,
  );
  const drugs = await sessionById(
    systemContext(site),
    (await counter.examined(await counter.stocked(), '5')).KhamBenh_Id,
  );
  const visit = { TiepNhan_Id: session.TiepNhan_Id, idTiepNhan: session.TiepNhan_Id };
  common = {
    ...visit,
    id: result._id,
    ids: [result._id],
    KhamBenh_Id: null,
    BenhNhan_Id: session.BenhNhan_Id,
    idBenhNhan: session.BenhNhan_Id,
    idRoom: session.PhongBan_Id,
    code: result.SoPhieuYeuCau,
    SIDMau: result.SIDMau,
  };
  const ofAccount = {
    id: account.rows[0]?.id,
    mTransactionId: account.rows[0]?.id,
    ids: [account.rows[0]?.line],
  };
  const asking = await exemptionFactory(site);
  const exemption = await asking.ask({ TiepNhan_Id: session.TiepNhan_Id, BenhNhan_Id: session.BenhNhan_Id });
  const study = await makeStudies(site, pictured._id, true);
  const course = await (await spaFactory(site)).bought();
  own = {
    khamBenh: { id },
    dongTomTatKham: { KhamBenh_Id: id },
    giayNghiHuongBHXHs: { KhamBenh_Id: id },
    lienKetKetQuas: { DichVuYeuCau_Id: result._id },
    chuKyGiayTo: { MauIn: 'GiayNghiHuongBHXH', id: leave },
    baoCaoCaBenh: { KhamBenh_Id: id },
    baoCaoCaBenhs: { KhamBenh_Id: id },
    viecBaoCaoCaBenh: { KhamBenh_Id: id, ICD_Id: null },
    danhSachCaBenh: { TrangThai: 'Nhap', quaHan: null, ICD_Id: null, keyword: null },
    giayHenKhamLais: { KhamBenh_Id: again.id },
    nhacTaiKhams: { KhamBenh_Id: again.id },
    danhSachTaiKham: { keyword: null, TinhTrang: null, PhongBan_Id: null, BacSi_Id: null },
    danhSachYeuCauTomTat: { TrangThai: null, quaHen: null, keyword: null },
    yeuCauTomTatHoSo: { id: request },
    tomTatHoSoBenhAns: { YeuCau_Id: request },
    banDauTomTat: { YeuCau_Id: request },
    benhAn: { id: record },
    benhAns: { idRoom: session.PhongBan_Id, keyword: null, TrangThai: null },
    phieuSoKets: { BenhAn_Id: record },
    bienBanHoiChansByBenhAn: { BenhAn_Id: stayRecord?._id },
    giayBaoTus: { NhapVien_Id: dead },
    giayChungSinhs: { NhapVien_Id: mother },
    giayNghiDuongThais: { NhapVien_Id: mother },
    giayXacNhanNoiTrus: { NhapVien_Id: mother },
    giayThuongTichs: { NhapVien_Id: mother },
    giayHenKhamLaisByNhapVien: { NhapVien_Id: left },
    yeuCauTomTatsByBenhAn: { BenhAn_Id: stayRecord?._id },
    danhSachHoiChan: { id: minutes },
    getTiepNhanNhapVienByKhamBenh: { KhamBenh_Id: admitted.id },
    getTiepNhanNhapVienByKhoa: { KhoaNhapVien_Id: ward.KhoaNhapVien_Id },
    danhSachCapCuu: { ngay: null },
    capCuuCuaTiepNhan: { TiepNhan_Id: arrived._id },
    soDoGiuongBenh: { Khoa_Id },
    congSuatGiuongBenh: { Khoa_Id },
    giuongChoNguoiBenh: { NhapVien_Id: stay },
    nguoiBenhTrongKhoa: { Khoa_Id },
    chuyenKhoaCho: { Khoa_Id },
    nguoiBenhRaVien: { Khoa_Id },
    dotRaVien: { NhapVien_Id: left },
    getRaVienNoiTruByNhapVien: { NhapVien_Id: left },
    noiTru: { NhapVien_Id: stay },
    phieuChamSocs: { BenhAn_Id },
    phieuDanhGiaDinhDuongs: { BenhAn_Id },
    chamSocTrongKhoa: { Khoa_Id },
    chamSocCuaDot: { NhapVien_Id: stay },
    thucHienThuocTrongKhoa: { Khoa_Id, ...hours },
    thucHienThuocNoiTru: { NhapVien_Id: stay, ...hours },
    nguoiBenhDieuTris: { Khoa_Id },
    nguoiBenhDieuTri: { NhapVien_Id: stay },
    tinMoiNoiTru: { NhapVien_Id: stay },
    toDieuTris: { BenhAn_Id: stayRecord?._id },
    soKetCuaKhoa: { Khoa_Id },
    banDauSoKet: { BenhAn_Id: stayRecord?._id },
    yLenhThuocDangDungs: { NhapVien_Id: stay },
    danhSachBenhAnNoiTru: {
      id: stayRecord?._id,
      Khoa_Id,
      TrangThai: null,
      LoaiBenhAn_Id: null,
      keyword: null,
    },
    getChiTietLichSuDieuTri: { KhamBenh_Id: id },
    kiemTraToaThuoc: { KhamBenh_Id: id, dongs: [] },
    toaThuoc: { KhamBenh_Id: drugs._id },
    toaThuocCusByBenhNhan: { BenhNhan_Id: drugs.BenhNhan_Id },
    getTiepNhanById: { id: session.TiepNhan_Id },
    tiepNhans: { idNode: await site.id('auth.node', 'TN01') },
    searchKhamBenhs: { searchString: session.MaKhamBenh },
    searchBenhNhanKhamBenh: { keyword: session.MaKhamBenh },
    getKhamBenhsByMaBenhNhan: { MaBenhNhan: MaYTe },
    getKhamBenhByMaChiDinh: { maChiDinh: order.SoPhieuYeuCau },
    danhSachKhamBenh: { tab: 'DangKham' },
    getBenhNhanFromKhamBenhMobile: { input: { idRoom: session.PhongBan_Id, tab: 'DangKham' } },
    ketQuaTheoThoiGian: { BenhNhan_Id: result.BenhNhan_Id },
    ketQuaByTiepNhan: { TiepNhan_Id: result.TiepNhan_Id },
    lieuTrinhsByBenhNhan: { BenhNhan_Id: course.BenhNhan_Id },
    goiDaMuas: { BenhNhan_Id: course.BenhNhan_Id },
    lieuTrinhNguoiBenh: { id: course._id },
    buoiLieuTrinhsByRoom: { idRoom: course.NoiThucHien_Id },
    lichSuChiDinh: { TiepNhan_Id: result.TiepNhan_Id, keyWord: '', Loai: null, coKetQua: null },
    xuHuongKetQua: { BenhNhan_Id: result.BenhNhan_Id, MaChiSo: 'GLU' },
    danhSachXetNghiem: { idRoom: result.NoiThucHien_Id, tab: 'DaTra' },
    dichVuYeuCausChuaKetQuaPagination: { idRoom: sampled.NoiThucHien_Id },
    tuongTrinhPTTT: { id: operated._id },
    suDungVatTus: { DichVuYeuCau_Id: operated._id },
    tonVatTus: { DichVuYeuCau_Id: operated._id, Kho_Id: await site.id('pharmacy.kho', 'KHOLE') },
    tuongTrinhPTTTByTiepNhan: { TiepNhan_Id: operated.TiepNhan_Id },
    yeuCauPTTTs: { idRoom: operated.NoiThucHien_Id, state: 'DaTra' },
    ketQuaLanTruocs: { idDichVuYeuCau: nextImage },
    ketQuaChanDoanHinhAnh: { id: pictured._id },
    ketQuaNguyHiems: { idRoom: images.room },
    ketQuaNguyHiemsByKhamBenh: { KhamBenh_Id: id },
    ketQuaChanDoanHinhAnhByTiepNhan: { TiepNhan_Id: pictured.TiepNhan_Id },
    xemCaDICOM: { StudyUID: study.attachedUid },
    hinhVeCaDICOM: { id: study.attached },
    caDICOMKhac: { id: study.attached },
    caDICOMByPhieu: { DichVuYeuCau_Id: pictured._id },
    danhSachChanDoanHinhAnh: { idRoom: pictured.NoiThucHien_Id, tab: 'DaTra' },
    ketQuaViSinh: { id: cultured._id },
    ketQuaViSinhByTiepNhan: { TiepNhan_Id: cultured.TiepNhan_Id },
    danhSachViSinh: { idRoom: cultured.NoiThucHien_Id, tab: 'DaTra' },
    ketQuaThamDoChucNang: { id: tested._id },
    ketQuaThamDoChucNangByTiepNhan: { TiepNhan_Id: tested.TiepNhan_Id },
    danhSachThamDoChucNang: { idRoom: waiting.NoiThucHien_Id, tab: 'ChoThucHien' },
    danhSachChoDichVuYeuCau: { idRoom: waiting.NoiThucHien_Id },
    dichVuYeuCausByRoom: { idRoom: waiting.NoiThucHien_Id },
    loadDataByOnSelectBenhNhan_MaYTe: { MaYTe },
    yeuCauMienGiam: { id: exemption },
    getTransaction_HachToan: ofAccount,
    reloadChiTietTransaction_HachToan: ofAccount,
  };
  await rights(Object.keys(permissions).filter((one) => one !== 'XEM_HO_SO_MOI_CO_SO'));
});
afterAll(() => site.close());

/** What the nurse of the clinic may do, at the clinic alone. */
async function rights(held: readonly string[]): Promise<void> {
  await site.database.pool.query(
    `update auth.profile set permissions = $1 where id in (select profile_id from auth.account_profile p
       join auth.account a on a.id = p.account_id where a.username = 'dieuduongpk')`,
    [held],
  );
}

/** What a query answers: the code of its refusal, 'nothing' for what is empty, else 'content'. */
async function answerOf(root: Root): Promise<string> {
  const values = { ...common, ...own[root.field.name] };
  const args = root.field.args.map(({ name, type }) => ({
    name,
    type,
    value: name in values ? values[name] : isNonNullType(type) ? plausible(type) : null,
  }));
  const head = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const body = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `query (${head}) { ${root.field.name}(${body})${selectionOf(root.field.type)} }`;
  const variables = Object.fromEntries(args.map(({ name, value }) => [name, value]));
  const answer = await site.graphql(root.service, query, variables, token, { 'current-node': nodeId });
  const code = answer.errors?.[0]?.extensions.code;
  return code ?? (hasContent(answer.data?.[root.field.name]) ? 'content' : 'nothing');
}

/** A page is asked for its rows, anything else for its name. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const rows = ['data', 'dongs', 'ketQuas', 'luots'].filter(
    (name) => /^DanhSach|Trang$|TheoThoiGian$|^SoDu/.test(named.name) && name in named.getFields(),
  );
  return ` { __typename ${rows.map((name) => `${name} { __typename }`).join(' ')} }`;
}

/** Whether an answer tells anything: a record, or a list with rows. */
function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null) return value !== null && value !== undefined;
  const lists = Object.values(value).filter((one) => Array.isArray(one));
  return lists.length === 0 || lists.some((one) => one.length > 0);
}

it('names why a query tells nothing, and only queries that there are', () => {
  const names = new Set(rootFields.map(({ field }) => field.name));
  expect(Object.keys(withoutContent).filter((name) => !names.has(name))).toEqual([]);
  expect(walked.length).toBeGreaterThan(25);
});

const refused = ['RECORD_NOT_IN_CARE', 'NODE_NOT_GRANTED', 'nothing'];

it('every query that tells of a visit refuses one of another facility to whom nothing connects with the patient', async () => {
  const told: unknown[] = [];
  for (const root of walked) {
    const answer = await answerOf(root);
    if (!refused.includes(answer)) told.push([root.field.name, answer]);
  }
  expect(told).toEqual([]);
});

it('and tells of it to who has the right to the records of every facility', async () => {
  await rights(Object.keys(permissions));
  const silent: unknown[] = [];
  for (const root of walked) {
    const answer = await answerOf(root);
    if (answer !== 'content') silent.push([root.field.name, answer]);
  }
  expect(silent).toEqual([]);
});

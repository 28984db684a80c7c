import { v7 } from 'uuid';
import { accountingFactory } from '../src/features/accounting/testAccounting.ts';
import { makeAdmission } from '../src/features/admission/testAdmission.ts';
import { makeReport } from '../src/features/caseReports/testCaseReports.ts';
import { makeBirth } from '../src/features/certificates/testCertificates.ts';
import { makeMinutes } from '../src/features/consultations/testConsultations.ts';
import { makeCritical } from '../src/features/criticals/testCriticals.ts';
import { makeDebt } from '../src/features/debts/testDebts.ts';
import { makeDeviceRecords } from '../src/features/devices/testDevices.ts';
import { makeStudies } from '../src/features/dicom/testModality.ts';
import { namedByLeaving } from '../src/features/discharges/testDischarges.ts';
import { doseFactory, namedByDoses } from '../src/features/doses/testDoses.ts';
import { belongingsOf } from '../src/features/emergency/queries.ts';
import { emergencyFactory } from '../src/features/emergency/testEmergency.ts';
import { createEstimate } from '../src/features/estimates/commands.ts';
import { makeExplanation } from '../src/features/evening/testEvening.ts';
import { endKhamBenh, saveKhamBenh } from '../src/features/examination/commands.ts';
import { sessionById } from '../src/features/examination/queries.ts';
import { examFactory } from '../src/features/examination/testExam.ts';
import { exemptionFactory } from '../src/features/exemptions/testExemptions.ts';
import { makeSlip } from '../src/features/followUps/testFollowUps.ts';
import { functionalTestFactory } from '../src/features/functionalTests/testFunctionalTests.ts';
import { imagingFactory } from '../src/features/imaging/testImaging.ts';
import { issueReceipt } from '../src/features/invoices/commands.ts';
import { invoiceFactory, noticeAt, settlementAt } from '../src/features/invoices/testInvoices.ts';
import { labFactory } from '../src/features/lab/testLab.ts';
import { controlFactory } from '../src/features/labQc/testLabQc.ts';
import { recordOfStay } from '../src/features/medicalRecords/ofStay.ts';
import { makeDischarge, makeRecord, makeSummary } from '../src/features/medicalRecords/testMedicalRecord.ts';
import { microbiologyFactory } from '../src/features/microbiology/testMicrobiology.ts';
import { makeLink } from '../src/features/patientResults/commands.ts';
import { supply } from '../src/features/pharmacy/supply.ts';
import { procedureFactory } from '../src/features/procedures/testProcedures.ts';
import { ticketOfSource } from '../src/features/queues/queries.ts';
import { makeRecordSummary, makeRequest } from '../src/features/recordSummaries/testRecordSummaries.ts';
import { namedBySheets, sheetFactory } from '../src/features/sheets/testSheets.ts';
import { makeLeave } from '../src/features/sickLeave/testSickLeave.ts';
import { beginSession, doSession } from '../src/features/spa/commands.ts';
import { courseOfLine } from '../src/features/spa/queries.ts';
import { spaFactory } from '../src/features/spa/testSpa.ts';
import { namedByActs, wardFactory } from '../src/features/stays/testStays.ts';
import { createTransfer } from '../src/features/transfers/paper.ts';
import { ordersOfEntry } from '../src/features/treatment/queries.ts';
import { drugLine, makeEntry } from '../src/features/treatment/testTreatment.ts';
import { supplyFactory } from './supplyVisits.ts';
import type { TestSite } from './testSite.ts';

/** Records of facility BVS by the name that arguments and fields of inputs give them. */
export type Ids = Record<string, string>;
export type Values = Ids & { id?: string; ids?: string };

/** A line of the account of a visit. */
async function lineOf(site: TestSite, visit: string): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from main.vien_phi_dong where tiep_nhan_id = $1 limit 1',
    [visit],
  );
  return rows[0]?.id ?? '';
}

/** A further card of a visit. */
async function furtherCardOf(site: TestSite, visit: string, patient: string): Promise<string> {
  const id = v7();
  await site.database.pool.query(
    `insert into main.the_trong_dot (id, tiep_nhan_id, benh_nhan_id, so_the_bhyt, bhyt_ngay_hieu_luc, trinh_the_luc)
     values ($1, $2, $3, 'CK2010123456789', '2020-01-01', now())`,
    [id, visit, patient],
  );
  return id;
}

/** Records of facility BVS that mutations could be sent for: what most of them name, and what single ones name otherwise. */
export async function nodeWalkRecords(site: TestSite): Promise<{ common: Ids; own: Record<string, Values> }> {
  const own: Record<string, Values> = {};
  const make = await examFactory(site);
  const laboratory = await labFactory(site);
  const fresh = () => ({ ...make.doctor, loaders: new Map() });
  const open = await make.examined();
  const waiting = await make.arrived();
  const ready = await laboratory.ordered();
  const begun = await laboratory.sampled();
  const returned = await laboratory.returned('5.4');

  const estimate = {
    id: await createEstimate(fresh(), {
      TenNguoiHoi: 'Trần Thị Hỏi',
      DoiTuong_Id: await site.id('main.dm_doi_tuong', 'DICHVU'),
      dongs: [{ DichVu_Id: await site.id('main.dm_dich_vu', 'SA-BUNG') }],
    }),
  };
  own['huyDuToanChiPhi'] = estimate;
  own['chuyenDuToanThanhChiDinh'] = estimate;

  const referred = await make.examined();
  const { version } = await sessionById(fresh(), referred.id);
  const HuongGiaiQuyet_Id = await site.id('main.huong_giai_quyet', 'CHUYENVIEN');
  await saveKhamBenh(fresh(), referred.id, { version, HuongGiaiQuyet_Id });
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select id from main.benh_vien where ma_cskcb <> '01999' limit 1`,
  );
  const transfer = await createTransfer(fresh(), {
    KhamBenh_Id: referred.id,
    BenhVien_Id: rows[0]?.id ?? '',
  });
  const { version: seen } = await sessionById(fresh(), referred.id);
  await endKhamBenh(fresh(), referred.id, { version: seen, NgayTaiKham: '2099-01-01' });

  const counter = await supplyFactory(site);
  const asked = await counter.examined(await counter.stocked(), '5');
  const given = await counter.examined(await counter.stocked(), '5');
  const PhieuCap_Id = await supply(counter.fresh(), {
    ToaThuoc_Id: given.ToaThuoc_Id,
    idStore: counter.Kho_Id,
  });

  const common: Ids = {
    TiepNhan_Id: open.visit,
    idTiepNhan: open.visit,
    BenhNhan_Id: open.patient,
    KhamBenh_Id: open.id,
    DichVuYeuCau_Id: waiting.slip,
    DichVu_Id: make.ids.exam,
    PhongBan_Id: make.ids.room2,
    ToaThuoc_Id: asked.ToaThuoc_Id,
    ToaThuocChiTiet_Id: asked.line,
    PhieuCap_Id,
    idStore: counter.Kho_Id,
    Kho_Id: counter.Kho_Id,
    Duoc_Id: make.ids.drug,
    idNode: make.ids.room,
    idTicket: (await ticketOfSource(fresh(), waiting.slip))?._id ?? '',
    VienPhiDong_Id: await lineOf(site, open.visit),
    LyDo_Id: make.ids.reason,
    BenhVien_Id: rows[0]?.id ?? '',
    SoPhieuYeuCau: (
      await site.database.pool.query<{ code: string }>(
        'select so_phieu_yeu_cau as code from main.dich_vu_yeu_cau where id = $1',
        [ready.slip],
      )
    ).rows[0]?.code as string, // the slip was made above
    oldState: 'SanSang',
    newState: 'ChuaKetQua',
    currentState: 'DangKham',
  };
  const set = (ids: string, ...names: string[]) => {
    for (const name of names) own[name] = { ...own[name], id: ids, ids };
  };
  set(
    open.id,
    'updateKhamBenh',
    'ketThucKhamBenh',
    'verifyKhamBenh',
    'saveAndVerifyKhamBenh',
    'removeKhamBenh',
  );
  set(referred.id, 'cancelKhamBenh');
  set(transfer, 'updateKhamBenh_ChuyenVien', 'removeKhamBenh_ChuyenVien', 'cancelKhamBenh_ChuyenVien');
  set(transfer, 'capLaiKhamBenh_ChuyenVien');
  const leave = await makeLeave(make.doctor, referred.id);
  set(leave, 'updateGiayNghiHuongBHXH', 'capLaiGiayNghiHuongBHXH', 'cancelGiayNghiHuongBHXH');
  set(leave, 'removeGiayNghiHuongBHXH');
  for (const name of ['kyGiayTo', 'thuHoiChuKy'])
    own[name] = { id: leave, MauIn: 'GiayNghiHuongBHXH', ViTri: 'ChuKyBacSi' };
  set(await makeSlip(make.doctor, referred.id), 'capLaiGiayHenKhamLai', 'cancelGiayHenKhamLai');
  own['createNhacTaiKham'] = { KhamBenh_Id: referred.id };
  const report = await makeReport(make.doctor, referred.id);
  set(report, 'updateBaoCaoCaBenh', 'cancelBaoCaoCaBenh', 'guiBaoCaoCaBenh', 'lapLaiBaoCaoCaBenh');
  const request = await makeRequest(make.doctor, referred.id);
  const issued = await makeRecordSummary(make.doctor, request);
  const openRequest = await makeRequest(make.doctor, open.id);
  set(openRequest, 'updateYeuCauTomTatHoSo', 'tuChoiYeuCauTomTatHoSo');
  set(request, 'giaoTomTatHoSo');
  set(issued, 'updateTomTatHoSoBenhAn', 'capLaiTomTatHoSoBenhAn', 'cancelTomTatHoSoBenhAn');
  own['createYeuCauTomTatHoSo'] = { KhamBenh_Id: referred.id };
  own['createTomTatHoSoBenhAn'] = { YeuCau_Id: openRequest };
  const record = await makeRecord(site, make.doctor, open.id);
  const ended = await makeRecord(site, make.doctor, referred.id);
  set(record, 'updateBenhAnNgoaiTru', 'cancelBenhAnNgoaiTru', 'ketThucDotDieuTri', 'batDauDotDieuTri');
  set(record, 'ghiKhamBenhVaoBenhAn', 'boKhamBenhKhoiBenhAn');
  set(await makeSummary(make.doctor, record), 'updatePhieuSoKet', 'removePhieuSoKet');
  set(await makeDischarge(make.doctor, ended), 'updateRaVienNgoaiTru', 'cancelRaVienNgoaiTru');
  common['BenhAn_Id'] = record;
  const admitted = await make.examined();
  const order = await makeAdmission(site, make.doctor, admitted.id);
  set(order, 'updateTiepNhanNhapVien', 'removeTiepNhanNhapVien');
  const wards = await wardFactory(site, make);
  const acts = await namedByActs(wards);
  const leaving = await namedByLeaving(site, wards);
  Object.assign(own, acts, leaving.acts);
  const { BenhAn_Id: _ofStay, ...entries } = await namedBySheets(await sheetFactory(site, make));
  Object.assign(own, entries);
  const ofStay = await namedByDoses(await doseFactory(site, make), entries.createPhieuChamSoc.NhapVien_Id);
  Object.assign(own, ofStay);
  const lain = await recordOfStay(make.doctor, acts.huyNhanVaoKhoa.id);
  set(lain?._id ?? '', 'updateBenhAnNoiTru', 'khoaBenhAn', 'moKhoaBenhAn');
  const entry = await makeEntry(wards.doctor, acts.huyNhanVaoKhoa.id, {
    thuocs: [await drugLine(site, 'T001')],
  });
  set(entry, 'updateToDieuTri', 'xacNhanToDieuTri', 'removeToDieuTri');
  set((await ordersOfEntry(fresh(), entry))[0]?._id ?? '', 'ngungYLenhThuoc');
  for (const name of ['createBienBanHoiChan', 'createBienBanHoiChanNoiTru'])
    own[name] = { NhapVien_Id: acts.huyNhanVaoKhoa.id };
  own['createGiayHenKhamLai'] = { KhamBenh_Id: referred.id, NhapVien_Id: acts.huyNhanVaoKhoa.id };
  const mother = leaving.lying;
  set(
    await makeBirth(wards.nurse, mother),
    ...['update', 'capLai', 'cancel'].map((act) => `${act}GiayChungSinh`),
  );
  const kinds = ['GiayBaoTu', 'GiayChungSinh', 'GiayNghiDuongThai', 'GiayXacNhanNoiTru', 'GiayThuongTich'];
  for (const kind of kinds) own[`create${kind}`] = { NhapVien_Id: mother };
  own['createToDieuTri'] = { NhapVien_Id: acts.huyNhanVaoKhoa.id };
  const emergency = await emergencyFactory(site);
  const { arrival } = await emergency.arrives({ Muc: 'Muc3', tuTrangs: ['Ví'] });
  set(arrival._id, 'phanLoaiCapCuu', 'baoXaNguoiChuaRo');
  own['nhanTuTrang'] = { CapCuu_Id: arrival._id };
  set((await belongingsOf(emergency.fresh(emergency.nurse), arrival._id))[0]?._id ?? '', 'traTuTrang');
  const minutes = await makeMinutes(site, make.doctor, referred.id);
  set(
    minutes,
    'updateBienBanHoiChan',
    'removeBienBanHoiChan',
    'updateBienBanHoiChanNoiTru',
    'removeBienBanHoiChanNoiTru',
    'hoanTatBienBanHoiChan',
    'cancelBienBanHoiChan',
  );
  set(ready.slip, 'layMau', 'updateDichVuYeuCauDangThucHien', 'markBenhNhanKhongDen', 'removeDichVuYeuCau');
  set(ready.slip, 'updateDichVuYeuCau', 'updateDichVuYeuCauState', 'updateManyDichVuYeuCauState');
  set(begun.slip, 'huyLayMau', 'tuChoiMau', 'updateKetQuaXetNghiem', 'traKetQua');
  set(begun.slip, 'yeuCauChayLai', 'chonKetQuaChayLai');
  set(returned.slip, 'huyTraKetQua', 'danhDauDaXem', 'updateChuKyKetQua');
  const link = await makeLink(
    { ...laboratory.lab, loaders: new Map() },
    { DichVuYeuCau_Id: returned.slip, caLuotKham: false },
    null,
  );
  own['taoLienKetKetQua'] = { DichVuYeuCau_Id: returned.slip };
  set(link, 'thuHoiLienKetKetQua');
  const tests = await functionalTestFactory(site);
  const described = await tests.written({ KetLuan: 'Bình thường.' });
  set(described.slip, 'updateKetQuaThamDoChucNang', 'traKetQuaThamDoChucNang');
  own['traKetQuaThamDoChucNang'] = { ...own['traKetQuaThamDoChucNang'], oldState: 'ChuaKetQua' };
  set((await tests.returned()).slip, 'huyTraKetQuaThamDoChucNang');
  own['huyTraKetQuaThamDoChucNang'] = { ...own['huyTraKetQuaThamDoChucNang'], oldState: 'CoKetQua' };
  const device = await makeDeviceRecords(site);
  set(device.link, 'updateKetNoiThietBi');
  own['createKetNoiThietBi'] = { NoiThucHien_Id: device.lab };
  own['createMaMayChiSo'] = { KetNoi_Id: device.link };
  set(device.meaning, 'updateMaMayChiSo', 'removeMaMayChiSo');
  set(device.result, 'ganKetQuaThietBi', 'boKetQuaThietBi');
  set(device.message, 'xemTinThietBi');
  const controls = await controlFactory(site);
  const control = await controls.material('QC-WALK');
  const rejected = await controls.run(control, '9');
  own['createKetQuaKiemChuan'] = { VatLieu_Id: control, MaChiSo: 'GLU', GiaTri: '5' };
  own['chotGiaTriKiemChuan'] = { VatLieu_Id: control, MaChiSo: 'GLU' };
  set(rejected, 'huyKetQuaKiemChuan', 'khacPhucKiemChuan');
  const images = await imagingFactory(site);
  const studies = await makeStudies(site, (await images.begun()).slip);
  set(studies.waiting, 'ganCaDICOM');
  own['timCaDICOMKho'] = { DichVuYeuCau_Id: (await images.begun()).slip };
  own['ganCaDICOM'] = { ...own['ganCaDICOM'], ChiTiet_Id: studies.line };
  set(studies.attached, 'goCaDICOM', 'luuHinhVeCaDICOM');
  const read = await images.written({ KetLuan: 'Bình thường.' });
  set(read.slip, 'updateKetQuaChanDoanHinhAnh', 'traKetQuaChanDoanHinhAnh');
  own['traKetQuaChanDoanHinhAnh'] = { ...own['traKetQuaChanDoanHinhAnh'], oldState: 'ChuaKetQua' };
  set((await images.returned()).slip, 'huyTraKetQuaChanDoanHinhAnh');
  own['huyTraKetQuaChanDoanHinhAnh'] = { ...own['huyTraKetQuaChanDoanHinhAnh'], oldState: 'CoKetQua' };
  set((await makeCritical(site, images)).id, 'xacNhanKetQuaNguyHiem');
  const cultures = await microbiologyFactory(site);
  const grown = { noiDung: cultures.grown, KetLuan: 'E. coli.' };
  set((await cultures.written(grown)).slip, 'updateKetQuaViSinh', 'traKetQuaViSinh');
  own['traKetQuaViSinh'] = { ...own['traKetQuaViSinh'], oldState: 'ChuaKetQua' };
  set((await cultures.returned(grown)).slip, 'huyTraKetQuaViSinh');
  own['huyTraKetQuaViSinh'] = { ...own['huyTraKetQuaViSinh'], oldState: 'CoKetQua' };
  const operations = await procedureFactory(site);
  const operated = await operations.reported();
  set(operated.slip, 'updateYeuCauPTTT', 'traTuongTrinhPTTT', 'lockTuongTrinhPTTT', 'unlockTuongTrinhPTTT');
  own['traTuongTrinhPTTT'] = { ...own['traTuongTrinhPTTT'], oldState: 'ChuaKetQua' };
  set((await operations.ordered()).slip, 'removeYeuCauPTTT');
  set((await operations.answered()).slip, 'huyTraTuongTrinhPTTT');
  own['huyTraTuongTrinhPTTT'] = { ...own['huyTraTuongTrinhPTTT'], oldState: 'CoKetQua' };
  own['huyTraKetQua'] = { ...own['huyTraKetQua'], oldState: 'CoKetQua' };
  own['traKetQua'] = { ...own['traKetQua'], oldState: 'ChuaKetQua' };
  own['updateDichVuYeuCau'] = { ...own['updateDichVuYeuCau'], TiepNhan_Id: ready.visit };
  own['createKhamBenh_ChuyenVien'] = { KhamBenh_Id: referred.id, NhapVien_Id: acts.huyNhanVaoKhoa.id };
  for (const [name, kind] of [
    ['huyYeuCauThanhToan_KhamBenhToaThuoc', 'Thuong'],
    ['huyYeuCauThanhToan_KhamBenhVTYT', 'VTYT'],
  ] as const) {
    const { KhamBenh_Id, ToaThuoc_Id } = await counter.examined(await counter.stocked(), '5', 'Thuong');
    await site.database.pool.query(
      `update main.toa_thuoc set trang_thai = 'YeuCauThanhToan', loai_toa = $2 where id = $1`,
      [ToaThuoc_Id, kind],
    );
    own[name] = { KhamBenh_Id };
  }
  own['suppliesSupplyRequestPayment'] = { TrangThai: 'DaKe' };
  const courses = await spaFactory(site);
  const course = await courses.bought();
  await doSession(fresh(), { DichVuYeuCauChiTiet_Id: course._id });
  own['createBuoiLieuTrinh'] = { DichVuYeuCauChiTiet_Id: course._id };
  own['cancelBuoiLieuTrinh'] = { id: (await courseOfLine(fresh(), course._id)).buois[0]?._id ?? '' };
  own['batDauBuoiLieuTrinh'] = { DichVuYeuCauChiTiet_Id: (await courses.bought())._id };
  const treated = await courses.bought();
  await beginSession(fresh(), { DichVuYeuCauChiTiet_Id: treated._id });
  const session = (await courseOfLine(fresh(), treated._id)).buois[0]?._id ?? '';
  own['ketThucBuoiLieuTrinh'] = { id: session };
  own['saveTuongTrinhSpa'] = { BuoiLieuTrinh_Id: session };
  for (const [act, verified] of [
    ['verifyTuongTrinhSpa', false],
    ['traKetQuaTuongTrinhSpa', true],
    ['huyTraKetQuaTuongTrinhSpa', true],
  ] as const) {
    const { report } = await courses.reported({ verified });
    own[act] = { id: report };
  }
  const supplied = await operations.begun();
  const { rows: used } = await site.database.pool.query<Record<'line' | 'kho' | 'patient', string>>(
    `select c.id as line, k.id as kho, s.benh_nhan_id as patient from main.dich_vu_yeu_cau s
      join main.dich_vu_yeu_cau_chi_tiet c on c.dich_vu_yeu_cau_id = s.id join pharmacy.kho k on k.ma_kho = 'KHOLE' where s.id = $1`,
    [supplied.slip],
  );
  const { line, kho, patient } = used[0] ?? { line: '', kho: '', patient: '' };
  own['saveSuDungVatTu'] = {
    DichVuYeuCau_Id: supplied.slip,
    DichVuYeuCauChiTiet_Id: line,
    Kho_Id: kho,
  };
  const { rows: recorded } = await site.database.pool.query<{ id: string }>(
    `insert into main.su_dung_vat_tu (id, dich_vu_yeu_cau_id, dich_vu_yeu_cau_chi_tiet_id, benh_nhan_id, kho_id)
      values (gen_random_uuid(), $1, $2, $3, $4) returning id`,
    [supplied.slip, line, patient, kho],
  );
  for (const act of ['verifySuDungVatTu', 'unverifySuDungVatTu']) own[act] = { id: recorded[0]?.id ?? '' };
  own['boTheTiepNhan'] = { id: await furtherCardOf(site, open.visit, open.patient) };
  const exemptions = await exemptionFactory(site);
  set(
    await exemptions.ask(await exemptions.billed(1, { NoiTiepNhan_Id: await site.id('auth.node', 'TN01') })),
    'duyetMienGiam',
    'tuChoiMienGiam',
    'rutDeNghiMienGiam',
  );
  own['dinhKhoanBienLai'] = { BienLai_Id: (await (await accountingFactory(site)).paid('10000')).BienLai_Id };
  own['cancelTiepNhan'] = { id: open.visit, oldState: 'DaTiepNhan' };
  const debtActs = ['thuCongNo', 'nhacCongNo', 'giaHanCongNo', 'deNghiXoaNo', 'rutDeNghiXoaNo', 'duyetXoaNo'];
  set(await makeDebt(site), ...debtActs, 'tuChoiXoaNo', 'huyCongNo');
  const invoices = await invoiceFactory(site);
  const invoiced = (await invoices.paid()).BienLai_Id;
  for (const act of ['guiHoaDonDienTu', 'guiHoaDonDienTus', 'createHoaDon'])
    own[act] = { BienLai_Id: invoiced };
  const invoiceId = (await issueReceipt(invoices.cashier, invoiced))._id;
  set(
    invoiceId,
    ...['removeHoaDon', 'guiLaiHoaDon', 'xoaEBill', 'xoaHoaDonDienTu', 'suaNguoiMuaHoaDon'],
    ...['dieuChinhHoaDon', 'thayTheHoaDon', 'inHoaDonDienTu', 'xmlHoaDonDienTu'],
  );
  const settlement = await settlementAt(invoices.cashier);
  set(
    settlement,
    'saveQuyetToanBHYT',
    'huyQuyetToanBHYT',
    'lapHoaDonQuyetToanBHYT',
    'dieuChinhQuyetToanBHYT',
  );
  own['lapThongBaoSaiSot'] = { HoaDon_Id: invoiceId };
  const notice = await noticeAt(invoices.cashier, invoiceId);
  set(notice, 'guiThongBaoSaiSot', 'ketQuaThongBaoSaiSot', 'huyThongBaoSaiSot');
  set(await makeExplanation(invoices.accountant, invoiced), 'thuHoiGiaiTrinhSo');
  await invoices.close();
  own['choNo_VienPhi'] = { NgayHan: '2099-01-01' };
  const draft = await laboratory.ordered();
  await site.database.pool.query(`update main.dich_vu_yeu_cau set trang_thai = 'Nhap' where id = $1`, [
    draft.slip,
  ]);
  set(draft.slip, 'updateManyDichVuYeuCauNhapToSanSang', 'updateManyChiDinhPhongMachNhapToSanSang');
  own['dismissNumbering_VienPhiByTiepNhanId'] = { TiepNhan_Id: (await make.arrived({ paid: false })).visit };
  return { common, own };
}

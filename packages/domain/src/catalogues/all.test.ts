import { describe, expect, test } from 'vitest';
import type { Field } from '../catalogue/catalogue.ts';
import { operationNames, usualValues } from '../catalogue/catalogue.ts';
import { permissions } from '../permissions/permissions.ts';
import { catalogueByName, catalogueGroups, cataloguePermissions, catalogues } from './all.ts';

// type, list, get by id, search, as the specification's table of catalogues has them
const specified = `
ChuyenKhoa chuyenKhoas chuyenKhoa searchChuyenKhoa
DM_DichVu cacDM_DichVu dM_DichVu searchDM_DichVu
NhomDichVu nhomDichVus nhomDichVu searchNhomDichVu
LoaiDichVu loaiDichVus loaiDichVu searchLoaiDichVu
LoaiGia loaiGias loaiGia searchLoaiGia
DM_DoiTuong getDM_DoiTuongs dM_DoiTuong searchDM_DoiTuong
NhomDoiTuong nhomDoiTuongs nhomDoiTuong searchNhomDoiTuong
GiaTriThamChieu giaTriThamChieus giaTriThamChieu searchGiaTriThamChieu
GoiDichVu goiDichVus goiDichVu searchGoiDichVu
HinhThucThanhToan getAllDM_HinhThucThanhToan hinhThucThanhToan searchHinhThucThanhToan
TaiKhoanNganHang taiKhoanNganHangs taiKhoanNganHang searchTaiKhoanNganHang
ICD icds icd searchICD
NhomICD nhomICDs nhomICD searchNhomICD
ChuongICD chuongICDs chuongICD searchChuongICD
ICDThuongDung icdThuongDungs icdThuongDung searchICDThuongDung
NhomMau nhomMaus nhomMau searchNhomMau
YeuToRh yeuToRhs yeuToRh searchYeuToRh
LoaiMauKham loaiMauKhams loaiMauKham searchLoaiMauKham
NhanVien nhanViens nhanVien searchNhanVien
TuDienKetLuan tuDienKetLuans tuDienKetLuan searchTuDienKetLuan
MauTruongKetQua mauTruongKetQuas mauTruongKetQua searchMauTruongKetQua
ToaThuocMau toaThuocMaus toaThuocMau searchToaThuocMau
CachLayThuoc cachLayThuocs cachLayThuoc searchCachLayThuoc
LyDo getLyDos getLyDo searchLyDos
NhomBenhNhan getAllNhomBenhNhan findOneNhomBenhNhan searchNhomBenhNhan
DM_LoiDan dM_LoiDans dM_LoiDan searchDM_LoiDan
DM_LoiDanUongThuoc dM_LoiDanUongThuocs dM_LoiDanUongThuoc searchDM_LoiDanUongThuoc
ChongChiDinhDichVu chongChiDinhDichVus chongChiDinhDichVu searchChongChiDinhDichVu
DM_ChucDanh dM_ChucDanhs dM_ChucDanh searchDM_ChucDanh
DM_ChucVu dM_ChucVus dM_ChucVu searchDM_ChucVu
ChucVuChoPhep chucVuChoPheps chucVuChoPhep searchChucVuChoPhep
HuongGiaiQuyet huongGiaiQuyets huongGiaiQuyet searchHuongGiaiQuyet
HinhThucChuyen hinhThucChuyens hinhThucChuyen searchHinhThucChuyen
ThietBi thietBis thietBi searchThietBi
MayDICOM mayDICOMs mayDICOM searchMayDICOM
VatLieuKiemChuan vatLieuKiemChuans vatLieuKiemChuan searchVatLieuKiemChuan
DonViHanhChinh donViHanhChinhs donViHanhChinh searchDonViHanhChinh
DanToc danTocs danToc searchDanToc
QuocTich quocTichs quocTich searchQuocTich
NgheNghiep ngheNghieps ngheNghiep searchNgheNghiep
LoaiKhachHang loaiKhachHangs loaiKhachHang searchLoaiKhachHang
NguonKhachHang nguonKhachHangs nguonKhachHang searchNguonKhachHang
BenhVien benhViens benhVien searchBenhVien
QuyenBienLai quyenBienLais quyenBienLai search_QuyenBienLai
HanMucMienGiam hanMucMienGiams hanMucMienGiam searchHanMucMienGiam
Duoc duocs duoc searchDuoc
NhomDuoc nhomDuocs nhomDuoc searchNhomDuoc
HoatChat hoatChats hoatChat searchHoatChat
TuongTacThuoc tuongTacThuocs tuongTacThuoc searchTuongTacThuoc
DonViTinh donViTinhs donViTinh searchDonViTinh
DuongDung duongDungs duongDung searchDuongDung
Kho khos kho searchKho
NhaCungCap nhaCungCaps nhaCungCap searchNhaCungCap
CongTy congTys congTy searchCongTy
DonViDoiTac donViDoiTacs donViDoiTac searchDonViDoiTac
LieuTrinh lieuTrinhs lieuTrinh searchLieuTrinh
DinhMucDichVu dinhMucDichVus dinhMucDichVu searchDinhMucDichVu
GiuongBenh giuongBenhs giuongBenh searchGiuongBenh
LoaiPhieuThuChi loaiPhieuThuChis loaiPhieuThuChi searchLoaiPhieuThuChi
TienTe tienTes tienTe searchTienTe
MauXuatButToan mauXuatButToans mauXuatButToan searchMauXuatButToan
ICDXetNghiem icdXetNghiems icdXetNghiem searchICDXetNghiem
BenhPhaiBaoCao benhPhaiBaoCaos benhPhaiBaoCao searchBenhPhaiBaoCao
NhomCongNo nhomCongNos nhomCongNo searchNhomCongNo
KyBaoCao kyBaoCaos kyBaoCao searchKyBaoCao
YLenhChamSoc YLenhChamSocs YLenhChamSoc searchYLenhChamSoc
GoiKhamSucKhoe goiKhamSucKhoes goiKhamSucKhoe searchGoiKhamSucKhoe
DM_PhuongPhapPhauThuat getAllDM_PhuongPhapPhauThuat dM_PhuongPhapPhauThuat searchDM_PhuongPhapPhauThuats
DM_PhuongPhapVoCam getAllDM_PhuongPhapVoCam dM_PhuongPhapVoCam searchDM_PhuongPhapVoCams
QuanLyHopDong getQuanLyHopDongs getQuanLyHopDongById searchQuanLyHopDongs
CongTyKSK getCongTyKSKs congTyKSK searchCongTyKSKs
LoaiBenhAn loaiBenhAns loaiBenhAn searchLoaiBenhAn`
  .trim()
  .split('\n')
  .map((row) => row.split(' '));

// What the engine adds to every record; a definition that repeats one would shadow it.
const engineFields = [
  '_id',
  'version',
  'TrangThai',
  'TamNgung',
  'NgayTao',
  'NguoiTao_Id',
  'NgayCapNhat',
  'NguoiCapNhat_Id',
];

/** Fields of a definition with those inside its lines, by path. */
function allFields(fields: Readonly<Record<string, Field>>): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
    field.kind === 'lines' ? [[name, field], ...allFields(field.fields)] : [[name, field]],
  );
}

test.each(specified)('%s has the operation names of the specification', (name, list, one, search) => {
  const def = catalogueByName(name ?? '');
  expect(def && operationNames(def)).toEqual({
    list,
    one,
    search,
    create: `create${name}`,
    update: `update${name}`,
    remove: `remove${name}`,
    batch: `batch${name}`,
  });
});

test('only the tree of the organisation, the order sets, the lists of microbiology and cross-allergies are outside that table', () => {
  const inTable = new Set(specified.map(([name]) => name));
  expect(catalogues.map((def) => def.name).filter((name) => !inTable.has(name))).toEqual([
    'Node',
    'BoChiDinh',
    'LoaiBenhPham',
    'ViKhuan',
    'KhangSinh',
    'DiemGayKhangSinh',
    'NhomDiUngCheo',
  ]);
});

test('names and operations are unique', () => {
  const names = catalogues.map((def) => def.name);
  const operations = catalogues.flatMap((def) => Object.values(operationNames(def)));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(operations).size).toBe(operations.length);
});

test('there is one permission a group', () => {
  expect(cataloguePermissions.length).toBe(Object.keys(catalogueGroups).length);
});

test('an unknown name finds nothing', () => {
  expect(catalogueByName('KhongCo')).toBeUndefined();
});

test('an enum type has the same values wherever it stands', () => {
  const seen = new Map<string, string>();
  for (const def of catalogues) {
    for (const [, field] of allFields(def.fields)) {
      if (field.kind !== 'enum') continue;
      const values = Object.keys(field.values).join();
      expect(seen.get(field.type) ?? values).toBe(values);
      seen.set(field.type, values);
      expect(catalogueByName(field.type)).toBeUndefined();
    }
  }
  expect(seen.size).toBeGreaterThan(15);
});

describe.each(catalogues)('$name', (def) => {
  test('begins a new entry with values that its fields have', () => {
    for (const [name, value] of Object.entries(usualValues(def))) {
      const field: Field | undefined = def.fields[name];
      expect(field?.kind === 'enum' && Object.hasOwn(field.values, value)).toBe(true);
    }
  });

  const names = Object.keys(def.fields);

  test('has its group and permission in the lists', () => {
    expect(Object.keys(catalogueGroups)).toContain(def.group);
    expect(Object.keys(permissions)).toContain(def.permission);
    const snake = def.group.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    expect(def.permission).toBe(`DANH_MUC_${snake}`);
  });

  test('searches and shows by fields it has', () => {
    expect(names).toEqual(expect.arrayContaining([...def.searchBy, def.display]));
    expect(def.searchBy.every((name) => def.fields[name]?.kind === 'text')).toBe(true);
    if (def.code !== undefined) {
      expect(def.fields[def.code]).toMatchObject({ kind: 'text', required: true, unique: true });
    }
  });

  test('shows two to seven columns', () => {
    const columns = Object.values(def.fields).filter((field) => 'list' in field).length;
    expect(columns).toBeGreaterThanOrEqual(2);
    expect(columns).toBeLessThanOrEqual(7);
  });

  test('names its fields as an API can spell them and refers to catalogues that exist', () => {
    for (const [name, field] of allFields(def.fields)) {
      expect(name).toMatch(/^[A-Za-z]\w*$/);
      expect(engineFields).not.toContain(name);
      expect(field.label.vi && field.label.en).toBeTruthy();
      if (field.kind === 'ref' || field.kind === 'refs') {
        expect(name.endsWith(field.kind === 'ref' ? '_Id' : '_Ids')).toBe(true);
        expect(catalogueByName(field.to)).toBeDefined();
      }
      if (field.kind === 'enum') {
        expect(Object.keys(field.values).every((value) => /^[A-Za-z]\w*$/.test(value))).toBe(true);
      }
    }
  });
});

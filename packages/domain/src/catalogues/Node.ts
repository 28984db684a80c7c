import { defineCatalogue } from '../catalogue/catalogue.ts';
import { canhBaoSom } from '../sheets/canhBaoSom.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** The tree of the organisation: hospital, departments, rooms and stores. Its fields keep the English names of the sign-in data. */
export const Node = defineCatalogue({
  name: 'Node',
  service: 'auth',
  label: { vi: 'Cơ cấu tổ chức', en: 'Organisation' },
  group: 'toChuc',
  permission: 'DANH_MUC_TO_CHUC',
  fields: {
    code: maField('Mã', 'Code'),
    name: tenField('Tên', 'Name'),
    category: {
      kind: 'enum',
      type: 'NodeCategory',
      label: { vi: 'Loại nút', en: 'Kind' },
      required: true,
      list: true,
      values: {
        HOSPITAL: { vi: 'Cơ sở', en: 'Facility' },
        DEPARTMENT: { vi: 'Khoa, phòng ban', en: 'Department' },
        ROOM: { vi: 'Phòng', en: 'Room' },
        STORE: { vi: 'Kho', en: 'Store' },
      },
    },
    parent_Id: { kind: 'ref', to: 'Node', label: { vi: 'Trực thuộc', en: 'Belongs to' }, list: true },
    roomType: {
      kind: 'enum',
      type: 'RoomType',
      label: { vi: 'Chức năng phòng', en: 'Use of the room' },
      list: true,
      values: {
        counter: { vi: 'Quầy thu phí', en: 'Cashier counter' },
        examine: { vi: 'Phòng khám', en: 'Examination' },
        hospitalize: { vi: 'Phòng điều trị nội trú', en: 'Ward' },
        imageAnalysis: { vi: 'Chẩn đoán hình ảnh, thăm dò chức năng', en: 'Imaging and functional tests' },
        laboratory: { vi: 'Xét nghiệm', en: 'Laboratory' },
        receive: { vi: 'Tiếp nhận', en: 'Reception' },
        recovery: { vi: 'Hồi tỉnh', en: 'Recovery' },
        surgery: { vi: 'Phẫu thuật, thủ thuật', en: 'Surgery and procedures' },
        tip: { vi: 'Tiểu phẫu', en: 'Minor surgery' },
      },
    },
    queuePrefix: { kind: 'text', label: { vi: 'Ký hiệu số thứ tự', en: 'Ticket prefix' }, max: 4 },
    MaKhoa: {
      kind: 'text',
      label: { vi: 'Mã khoa BHYT', en: 'Insurance department code' },
      max: 20,
      pattern: 'code',
    },
    ChuyenKhoa_Id: { kind: 'ref', to: 'ChuyenKhoa', label: { vi: 'Chuyên khoa', en: 'Specialty' } },
    MaCSKCB: {
      kind: 'text',
      label: { vi: 'Mã cơ sở khám chữa bệnh', en: 'Facility code' },
      max: 10,
      pattern: 'code',
    },
    taxCode: { kind: 'text', label: { vi: 'Mã số thuế', en: 'Tax code' }, max: 14, pattern: 'taxCode' },
    address: { kind: 'text', label: { vi: 'Địa chỉ', en: 'Address' }, max: 500 },
    phone: { kind: 'text', label: { vi: 'Số điện thoại', en: 'Phone' }, max: 20, pattern: 'phone' },
    // of a facility: what screens of its address and its papers carry
    Logo: { kind: 'image', label: { vi: 'Biểu trưng', en: 'Logo' }, maxBytes: 524_288 },
    host: {
      kind: 'text',
      label: { vi: 'Tên miền của cơ sở', en: 'Host name of the facility' },
      max: 253,
      pattern: 'host',
    },
    // The health records of other facilities are hidden from whoever works at this node or below it.
    ChiXemHoSoCoSo: {
      kind: 'bool',
      label: { vi: 'Chỉ xem hồ sơ của cơ sở mình', en: 'Only records of the own facility' },
    },
    // of a ward: by which score its patients are watched
    CanhBaoSom: {
      kind: 'enum',
      type: 'CanhBaoSom',
      label: { vi: 'Thang cảnh báo sớm của khoa', en: 'Early warning score of the ward' },
      values: canhBaoSom,
    },
    order: { kind: 'number', label: { vi: 'Thứ tự', en: 'Order' }, min: '0', max: '9999' },
    GhiChu: ghiChu,
  },
  searchBy: ['code', 'name'],
  code: 'code',
  display: 'name',
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogues } from '@sen/domain/catalogues/all';
import { benhNhanDef } from '@sen/domain/reception/benhNhan';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { serverFolder } from '../../engine/folders.ts';
import { fileTable } from '../../engine/tables.ts';
import {
  bienLaiTable,
  caThuTable,
  mienGiamTable,
  phanBoTable,
  thanhToanTable,
  vienPhiDongTable,
  vienPhiTable,
} from '../cashier/tables.ts';
import { chuyenVienTable, khamBenhTable } from '../examination/tables.ts';
import { taiKhoanHoaDonTable } from '../invoices/tables.ts';
import { ketQuaTable, phienBanTable } from '../lab/tables.ts';
import { kiemChungTable, saoLuuTable } from '../operations/tables.ts';
import { dichVuYeuCauChiTietTable, dichVuYeuCauTable } from '../orders/tables.ts';
import { benhNhanTable } from '../patients/tables.ts';
import { phieuCapChiTietTable, phieuCapTable } from '../pharmacy/tables.ts';
import { lienThongTable } from '../prescriptionLink/tables.ts';
import { toaThuocChiTietTable, toaThuocTable } from '../prescriptions/tables.ts';
import { bangGiaTable } from '../pricing/tables.ts';
import { mauInTable } from '../printing/tables.ts';
import { veTable } from '../queues/tables.ts';
import { tiepNhanTable } from '../reception/tables.ts';
import { settingSections } from '../system/settings.ts';
import { thamSoTable } from '../system/tables.ts';
import { fieldLabels } from './fieldLabels.ts';
import { entityLabel, fieldLabel, fieldsWithoutName, knownEntities, nameOf, stateLabel } from './labels.ts';

const sources = path.join(serverFolder, 'src');
const written = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const calls = readFileSync(path.join(sources, file), 'utf8').matchAll(
      /\baudit(?:View)?\([^;]{0,120}?entity: '([^']+)'/g,
    );
    return [...calls].map((call) => call[1] ?? '');
  });

describe('the names of kinds of records', () => {
  it('are known for every kind that the server writes', () => {
    expect(new Set(written).size).toBeGreaterThan(10);
    const known = new Set(knownEntities('vi').map((one) => one.entity));
    expect([...new Set(written)].filter((entity) => !known.has(entity))).toEqual([]);
  });

  it('stand once in the list, in the language that is asked for', () => {
    const english = knownEntities('en');
    expect(new Set(english.map((one) => one.entity)).size).toBe(english.length);
    expect(english).toContainEqual({ entity: 'In DonThuoc', ten: 'Print of prescription' });
    expect(knownEntities('vi')).toContainEqual({ entity: 'In DonThuoc', ten: 'In đơn thuốc' });
  });

  it.each(['Unknown', '', 'constructor', '__proto__', 'In constructor', 'toString x'])(
    'of something unknown is the thing itself: %s',
    (entity) => expect(entityLabel(entity, 'en')).toContain(entity.replace(/^In /, '')),
  );
});

describe('the names of fields and states', () => {
  it('come from the catalogue, the patient, the workflow or the shared list', () => {
    expect(fieldLabel('BenhNhan', 'TenBenhNhan', 'en')).toBe('Full name');
    expect(fieldLabel('NhanVien', 'TenNhanVien', 'vi')).not.toBeNull();
    expect(fieldLabel('KhamBenh', 'version', 'en')).toBe('Version');
    expect(fieldLabel('KhamBenh', 'constructor', 'en')).toBeNull();
    expect(stateLabel('KhamBenh', 'constructor', 'en')).toBeNull();
    expect(stateLabel('TiepNhan', 'DaTiepNhan', 'vi')).not.toBeNull();
  });
});

/** The tables whose rows stand in the log under a kind of record. */
const rowsOf: Readonly<Record<string, readonly PgTable[]>> = {
  BangGia: [bangGiaTable],
  BenhNhan: [benhNhanTable],
  BienLai: [bienLaiTable, thanhToanTable],
  CaThu: [caThuTable],
  file: [fileTable],
  KiemChungSaoLuu: [kiemChungTable],
  SaoLuu: [saoLuuTable],
  ThamSo: [thamSoTable],
  DichVuYeuCau: [dichVuYeuCauTable, dichVuYeuCauChiTietTable],
  KetQuaXetNghiem: [phienBanTable, ketQuaTable],
  KhamBenh: [khamBenhTable],
  KhamBenh_ChuyenVien: [chuyenVienTable],
  LienThongDonThuoc: [lienThongTable],
  MauIn: [mauInTable],
  PhieuCap: [phieuCapTable, phieuCapChiTietTable],
  TaiKhoanHoaDon: [taiKhoanHoaDonTable],
  TiepNhan: [tiepNhanTable],
  ToaThuoc: [toaThuocTable, toaThuocChiTietTable],
  VeHangDoi: [veTable],
  VienPhi: [vienPhiTable, phanBoTable],
  VienPhiDong: [vienPhiDongTable, mienGiamTable],
};
const languages = ['vi', 'en'] as const;

describe('the names of fields', () => {
  it.each(Object.entries(rowsOf))('are known for every column of %s', (entity, tables) => {
    const columns = tables.flatMap((table) => Object.keys(getTableColumns(table)));
    expect(columns.filter((column) => !nameOf(entity, column))).toEqual([]);
  });

  it.each([...catalogues, benhNhanDef].map((def) => [def.name, def] as const))(
    'are known for every field of %s, rows inside included',
    (_name, def) => {
      const inside = Object.values(def.fields).flatMap((field) =>
        field.kind === 'lines' ? Object.keys(field.fields) : [],
      );
      expect([...Object.keys(def.fields), ...inside].filter((field) => !nameOf(def.name, field))).toEqual([]);
    },
  );

  it('are known for every field of the settings', () => {
    const fields = Object.values(settingSections).flatMap((section) => Object.keys(section.shape));
    expect(fields.filter((field) => !nameOf('setting', field))).toEqual([]);
  });

  it('are in both languages, and a field inside another follows its name', () => {
    for (const [field, label] of Object.entries(fieldLabels))
      for (const language of languages) expect(label[language], field).toMatch(/\S/);
    expect(fieldLabel('account', 'profiles.Bác sĩ', 'en')).toBe('Profiles · Bác sĩ');
    expect(fieldLabel('BangGia', 'gia', 'vi')).toBe('Giá');
    expect(fieldLabel('BangGia', 'nothing.DonGia', 'vi')).toBeNull();
  });

  it('that are missing are found however deep they lie', () => {
    expect(
      fieldsWithoutName('BangGia', { TuNgay: 1, gia: [{ Muc_Id: 1, unheard: 2 }], filter: { any: 1 } }),
    ).toEqual(['gia.unheard']);
  });
});

import { describe, expect, it } from 'vitest';
import { patterns } from './patterns.ts';
import { roomsFor, type SetupRoom } from './roomsFor.ts';

const roomsOf = (code: string): SetupRoom[] =>
  (patterns.find((one) => one.code === code)?.places ?? [])
    .filter((place) => place.category === 'ROOM')
    .map(({ code: room, name, roomType }) => ({ code: room, name, roomType: roomType ?? null }));
const services = {
  noi: { code: 'KB-NOI', group: 'KB', kind: 'KhamBenh' },
  mat: { code: 'KB-MAT', group: 'KB', kind: 'KhamBenh' },
  mau: { code: 'XN-CBC', group: 'XN-HH', kind: 'XetNghiem' },
  phim: { code: 'HA-XQNGUC', group: 'CDHA-XQ', kind: 'ChanDoanHinhAnh' },
  sieuAm: { code: 'SA-BUNG', group: 'CDHA-SA', kind: 'ChanDoanHinhAnh' },
  tim: { code: 'TD-ECG', group: 'TDCN-DT', kind: 'ThamDoChucNang' },
  bang: { code: 'TT-THAYBANG', group: 'TT', kind: 'ThuThuat' },
  giuong: { code: 'NG-01', group: 'NG', kind: 'NgayGiuong' },
};
const found = (pattern: string, service: keyof typeof services, rename: Record<string, string> = {}) =>
  roomsFor(
    services[service],
    roomsOf(pattern).map((room) => ({ ...room, name: rename[room.code] ?? room.name })),
  ).map((room) => room.code);

it.each([
  ['PHONG_MACH', 'noi', ['PK01', 'PK02']],
  ['PHONG_MACH', 'mau', ['XN01']],
  ['PHONG_MACH', 'sieuAm', ['HA02']],
  ['PHONG_MACH', 'tim', ['HA02']],
  ['PHONG_MACH', 'bang', ['TT01']],
  ['PHONG_MACH', 'phim', []],
  ['DA_KHOA', 'noi', ['PK01']],
  ['DA_KHOA', 'mat', ['PK07']],
  ['DA_KHOA', 'phim', ['HA01']],
  ['DA_KHOA', 'sieuAm', ['HA02']],
  ['DA_KHOA', 'tim', ['DT01']],
  ['DA_KHOA', 'bang', ['TT01']],
  ['DA_KHOA', 'giuong', []],
  ['BENH_VIEN', 'phim', ['HA01']],
  ['BENH_VIEN', 'mat', ['PK01', 'PK02', 'PK03', 'PK04']],
  ['BENH_VIEN', 'mau', ['XN01', 'XN02']],
] as const)('in %s %s is done in %j', (pattern, service, rooms) => {
  expect(found(pattern, service)).toEqual(rooms);
});

it('a room that got another name is for any service of its kind that has none of its own', () => {
  expect(found('PHONG_MACH', 'phim', { HA02: 'Phòng X-quang' })).toEqual(['HA02']);
  expect(found('DA_KHOA', 'sieuAm', { HA02: 'Siêu âm màu' })).toEqual(['HA02']);
  expect(found('BENH_VIEN', 'mat', { PK02: 'Phòng khám Mắt' })).toEqual(['PK02']);
});

describe('a pattern', () => {
  it.each(patterns.map((one) => [one.code, one] as const))(
    '%s has each code and prefix once',
    (_, { places }) => {
      const codes = places.map((place) => place.code);
      expect(new Set(codes).size).toBe(codes.length);
      const above = places.map((place) => codes.indexOf(place.parent ?? place.code));
      expect(above.every((at, index) => at >= 0 && at <= index)).toBe(true);
      const uses = new Map<string, string>();
      for (const { queuePrefix, roomType = 'store' } of places) {
        if (!queuePrefix) continue;
        expect(uses.get(queuePrefix) ?? roomType).toBe(roomType);
        uses.set(queuePrefix, roomType);
      }
    },
  );

  it.each(['noi', 'mau', 'sieuAm', 'tim', 'bang'] as const)('each has a room for %s', (service) => {
    for (const { code } of patterns) expect(found(code, service).length).toBeGreaterThan(0);
  });
});

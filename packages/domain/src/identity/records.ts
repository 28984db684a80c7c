import { permissions } from '../permissions/permissions.ts';
import type { RecordApi } from '../records/api.ts';
import { inUse, lyDo, username } from '../records/commonFields.ts';
import { bool, choice, data, lines, logOnly, number, personal, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef, stateField } from '../records/record.ts';

const secondFactor = bool('Xác thực hai lớp', 'Second factor');

/** An account; an id of one, or of its member of staff, is named by the person. */
export const accountRecord = defineRecord({
  name: 'account',
  label: { vi: 'Tài khoản', en: 'Account' },
  service: 'auth',
  fields: {
    username,
    passwordHash: text('Mật khẩu (băm)', 'Password (hash)'),
    pinHash: text('Mã PIN (băm)', 'PIN (hash)'),
    NhanVien_Id: ref('NhanVien', 'Nhân viên', 'Staff'),
    isLocked: bool('Đang khóa', 'Locked'),
    failures: number('Số lần sai mật khẩu', 'Wrong passwords'),
    lockedUntil: time('Khóa đến', 'Locked until'),
    defaultProfile_Id: ref('Profile', 'Hồ sơ khi đăng nhập', 'Profile at sign-in'),
    mustChangePassword: bool('Phải đổi mật khẩu', 'Must change the password'),
    lastSignInAt: time('Đăng nhập lần cuối', 'Last sign-in'),
    lockReason: text('Lý do khóa', 'Reason of the lock'),
    totpSecret: text('Khóa xác thực hai lớp', 'Secret of the second factor'),
    totpSince: time('Xác thực hai lớp từ', 'Second factor since'),
    totpStep: number('Bước của mã cuối', 'Step of the last code'),
    recoveryHashes: text('Mã dự phòng (băm)', 'Recovery codes (hashes)'),
    isIntegration: bool('Tài khoản tích hợp', 'Account of another system'),
    TenNhanVien: logOnly(personal(text('Nhân viên', 'Staff'))),
    defaultProfile: logOnly(text('Hồ sơ khi đăng nhập', 'Profile at sign-in')),
    profiles: logOnly(data('Hồ sơ', 'Profiles')),
    password: logOnly(text('Mật khẩu', 'Password')),
    pin: logOnly(text('Mã PIN', 'PIN')),
    secondFactor: logOnly(secondFactor),
    passkey: logOnly(text('Khóa truy cập (passkey)', 'Passkey')),
    refused: logOnly(bool('Bị từ chối', 'Refused')),
    locked: logOnly(bool('Bị khóa', 'Locked')),
    sessionsEnded: logOnly(number('Số phiên bị kết thúc', 'Sessions ended')),
    ip: logOnly(text('Địa chỉ máy', 'Address')),
    LyDo: logOnly(lyDo),
  },
});

const rights = choice('Quyền', 'Permissions', permissions);

export const profileRecord = defineRecord({
  name: 'Profile',
  label: { vi: 'Hồ sơ', en: 'Profile' },
  service: 'auth',
  display: ['name'],
  fields: {
    code: text('Mã', 'Code'),
    name: text('Tên', 'Name'),
    role: text('Vai trò', 'Role'),
    navigationTree: data('Trình đơn', 'Menu'),
    idMenus: text('Mục trình đơn', 'Menu entries'),
    permissions: rights,
    requires2fa: secondFactor,
    TamNgung: bool('Tạm ngưng', 'Suspended'),
    TrangThai: stateField(inUse),
    idSource: logOnly(ref('Profile', 'Sao chép từ', 'Copied from')),
    full: logOnly(bool('Mở mọi màn hình', 'Opens every screen')),
    nodes: logOnly(
      lines('Nơi làm việc', 'Places', { node_Id: ref('Node', 'Nơi làm việc', 'Place'), permissions: rights }),
    ),
  },
});

export const profileApi: RecordApi = {
  about: 'What a person may see and do.',
  without: ['navigationTree', 'idMenus', 'permissions', 'TrangThai'],
  input: {
    about: 'What is given of a profile; what is left out stays as it is.',
    fields: ['version', 'code', 'name', 'role', 'TamNgung', 'requires2fa'],
    describe: {
      version: 'The version that was read.',
      code: 'Its code, once among the profiles in use.',
      TamNgung: 'Suspends it, or takes it up again.',
      requires2fa: 'Whether its holders sign in with a second factor.',
    },
  },
  describe: {
    _id: 'Profile id.',
    version: 'Rises with each change; sent back with an update, another one answers CONFLICT.',
    code: 'Its code.',
    name: 'Its name.',
    role: 'The staff role it is made for.',
    TamNgung: 'Suspended: nobody works in it until it is taken up again.',
    requires2fa: 'Who holds it signs in with a second factor.',
  },
};

export const identityRecords: readonly RecordDef[] = [accountRecord, profileRecord];

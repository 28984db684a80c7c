import {
  CreateUserDocument,
  UserProfilesDocument,
} from '../packages/web/src/features/users/users.auth.gen.ts';
import { ChangePasswordDocument } from '../packages/web/src/session/me.auth.gen.ts';
import { accounts } from './accounts.ts';
import { ask, saveEntry, searchEntries, send, signInAs } from './ask.ts';

/** The screen of the accounts. */
export const accountsPath = '/his/quan-tri-he-thong/tai-khoan';
const administrator = accounts.ADMINISTRATOR;

/** What everybody here chooses at the first sign-in. */
export const ownPassword = 'sen-cua-toi-2026';

let count = 0;

/** A member of staff of this run without an account: the id. */
export async function newStaff(code: string, name: string): Promise<string> {
  const [position] = await searchEntries(administrator, 'DM_ChucVu', '');
  const input = { MaNhanVien: code, TenNhanVien: name, ChucVu_Id: position?._id ?? null };
  return (await saveEntry(administrator, 'NhanVien', { input }))._id;
}

/** A code of staff and a user name that nobody has. */
export function newNames() {
  count += 1;
  const stamp = `${Date.now() % 100_000}${count}`;
  return { code: `E2E${stamp}`, username: `e2e.${stamp}` };
}

/** A new member of staff with an account that holds a profile; its password is for one use. `path` is the account's screen. */
export async function newPerson(profileName: string) {
  const { code, username } = newNames();
  const NhanVien_Id = await newStaff(code, 'Người Thử Mới');
  const held = [{ profile_Id: await profileId(profileName), node_Ids: [] }];
  const { createUser } = await ask(administrator, CreateUserDocument, {
    input: { NhanVien_Id, username, profiles: held },
  });
  return { username, password: createUser.password, path: `${accountsPath}/${createUser.user._id}` };
}

/** A new person who has chosen `ownPassword` already: the account's name. */
export async function newColleague(profileName: string): Promise<string> {
  const { username, password } = await newPerson(profileName);
  const session = await signInAs(username, password);
  await send(session, ChangePasswordDocument, {
    idUser: session.userId,
    input: { currentPassword: password, newPassword: ownPassword },
  });
  return username;
}

/** The id of a profile by its name. */
export async function profileId(profileName: string): Promise<string> {
  const { profiles } = await ask(administrator, UserProfilesDocument, {});
  const profile = profiles.find(({ name }) => name === profileName);
  if (!profile) throw new Error(`there is no profile ${profileName}`);
  return profile._id;
}

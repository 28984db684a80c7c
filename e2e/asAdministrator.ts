import { UpdateUserDocument, UserListDocument } from '../packages/web/src/features/users/users.auth.gen.ts';
import { accounts } from './accounts.ts';
import { ask, saveEntry, searchEntries } from './ask.ts';

const administrator = accounts.ADMINISTRATOR;

/** Gives a profile to an account, or takes it away. */
export async function hold(username: string, profileId: string, on: boolean): Promise<void> {
  const search = { page: 1, limit: 10, searchInput: { keyword: username } };
  const { usersPagination } = await ask(administrator, UserListDocument, search);
  const user = usersPagination.data.find((one) => one.username === username);
  if (!user) throw new Error(`there is no account ${username}`);
  const rest = user.profiles
    .map(({ profile, nodes }) => ({ profile_Id: profile._id, node_Ids: nodes.map((node) => node._id) }))
    .filter((one) => one.profile_Id !== profileId);
  const node_Ids = rest[0]?.node_Ids ?? [];
  const profiles = on ? [...rest, { profile_Id: profileId, node_Ids }] : rest;
  const { _id: id, version, defaultProfile_Id } = user;
  await ask(administrator, UpdateUserDocument, { id, version, input: { profiles, defaultProfile_Id } });
}

/** A service as the list has it, by its code. */
export async function serviceOf(code: string) {
  type Service = { _id: string; version: number; PhongThucHien_Ids: string[] | null };
  const [service] = await searchEntries<Service>(administrator, 'DM_DichVu', code);
  if (!service) throw new Error(`there is no service ${code}`);
  return { ...service, PhongThucHien_Ids: service.PhongThucHien_Ids ?? [] };
}

/** Sets the rooms of a service as its own page does. */
export async function setRooms(code: string, rooms: readonly string[]): Promise<void> {
  const { _id: id, version } = await serviceOf(code);
  const input = { version, PhongThucHien_Ids: [...rooms] };
  await saveEntry(administrator, 'DM_DichVu', { id, input });
}

/** The id of a place, by its code. */
export async function nodeId(code: string): Promise<string> {
  const [node] = await searchEntries(administrator, 'Node', code);
  if (!node) throw new Error(`there is no place ${code}`);
  return node._id;
}

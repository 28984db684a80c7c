import { z } from 'zod';
import type { Config } from '../../engine/config.ts';
import { getJson, postJson } from '../../engine/outside/postJson.ts';
import { messageOf, type SignInResult, trySignIn } from '../../engine/outside/signIn.ts';

/** Where a facility signs in at the national prescription system. */
export const facilityPath = '/api/auth/dang-nhap-co-so-kham-chua-benh';

/** Where a doctor signs in, and where a prescription is sent. */
export const doctorPath = '/api/auth/dang-nhap-bac-si';
export const sendPath = '/api/v1/gui-don-thuoc';
/** Where a prescription is looked up (its code follows), and where it is withdrawn. */
export const findPath = '/api/v1/thong-tin-don-thuoc/';
export const withdrawPath = '/api/v1/huy-don-thuoc';

const taken = z.object({ success: z.union([z.literal(true), z.string()]), checksum: z.string().optional() });
const found = z.object({ trang_thai: z.string() });
const signedIn = z.object({ token: z.string().min(1) });

/** Signs the facility in at the national prescription system: link code and password give the token that doctors are added with. */
export function signInFacility(
  config: Config,
  { address, MaLienThong }: { address: string; MaLienThong: string },
  password: string,
): Promise<SignInResult> {
  return trySignIn(config, {
    address: `${address}${facilityPath}`,
    body: { ma_lien_thong_co_so_kham_chua_benh: MaLienThong, password },
    tokenOf: (body) => signedIn.safeParse(body).data?.token ?? null,
  });
}

/** A doctor's account at the national system. */
export type DoctorAccount = {
  address: string;
  MaLienThong: string;
  MaLienThongBacSi: string;
  MatKhau: string;
};

/** Sends a prescription in the name of its doctor; the checksum that the system answers. Throws with what the system says when it refuses. */
export async function sendPrescription(
  config: Config,
  doctor: DoctorAccount,
  body: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const headers = await signInDoctor(config, doctor);
  const answer = await postJson(config, `${doctor.address}${sendPath}`, body, config.outsideMs, headers);
  const accepted = taken.safeParse(answer.body).data;
  if (answer.status >= 300 || !accepted) throw new Error(messageOf(answer.body) ?? `HTTP ${answer.status}`);
  return accepted.checksum ?? null;
}

/** How a withdrawal ended: done by this call, done by an earlier one, or never needed since the system does not know the prescription. */
export type Withdrawal = 'WITHDRAWN' | 'WITHDRAWN_BEFORE' | 'NOT_KNOWN';

/**
 * Withdraws a prescription in the name of its doctor. It is looked up first, so that a call whose answer was lost is not made again.
 * Throws with what the system says when it refuses, as for one that a pharmacy has sold.
 */
export async function withdrawPrescription(
  config: Config,
  doctor: DoctorAccount,
  { MaDonThuoc, LyDo }: { MaDonThuoc: string; LyDo: string },
): Promise<Withdrawal> {
  const headers = await signInDoctor(config, doctor);
  const known = await getJson(
    config,
    `${doctor.address}${findPath}${encodeURIComponent(MaDonThuoc)}`,
    config.outsideMs,
    headers,
  );
  if (known.status === 404) return 'NOT_KNOWN';
  const state = found.safeParse(known.body).data;
  if (known.status >= 300 || !state) throw new Error(messageOf(known.body) ?? `HTTP ${known.status}`);
  if (state.trang_thai === withdrawnState) return 'WITHDRAWN_BEFORE';
  const body = { ma_don_thuoc: MaDonThuoc, ly_do: LyDo };
  const answer = await postJson(config, `${doctor.address}${withdrawPath}`, body, config.outsideMs, headers);
  if (answer.status >= 300 || !taken.safeParse(answer.body).success)
    throw new Error(messageOf(answer.body) ?? `HTTP ${answer.status}`);
  return 'WITHDRAWN';
}

/** The state of a prescription that was withdrawn, in the words of the system. */
export const withdrawnState = 'da_huy';

async function signInDoctor(
  config: Config,
  { address, MaLienThong, MaLienThongBacSi, MatKhau }: DoctorAccount,
): Promise<Record<string, string>> {
  const account = {
    ma_lien_thong_bac_si: MaLienThongBacSi,
    ma_lien_thong_co_so_kham_chua_benh: MaLienThong,
    password: MatKhau,
  };
  const entry = await postJson(config, `${address}${doctorPath}`, account, config.outsideMs);
  const token = signedIn.safeParse(entry.body).data?.token;
  if (!token) throw new Error(messageOf(entry.body)?.replaceAll(MatKhau, '***') ?? `HTTP ${entry.status}`);
  return { authorization: `Bearer ${token}` };
}

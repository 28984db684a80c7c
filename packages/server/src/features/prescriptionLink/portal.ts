import { z } from 'zod';
import type { Config } from '../../engine/config.ts';
import { postJson } from '../../engine/outside/postJson.ts';
import { messageOf, type SignInResult, trySignIn } from '../../engine/outside/signIn.ts';

/** Where a facility signs in at the national prescription system. */
export const facilityPath = '/api/auth/dang-nhap-co-so-kham-chua-benh';

/** Where a doctor signs in, and where a prescription is sent. */
export const doctorPath = '/api/auth/dang-nhap-bac-si';
export const sendPath = '/api/v1/gui-don-thuoc';

const taken = z.object({ success: z.union([z.literal(true), z.string()]), checksum: z.string().optional() });
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
  { address, MaLienThong, MaLienThongBacSi, MatKhau }: DoctorAccount,
  body: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const account = {
    ma_lien_thong_bac_si: MaLienThongBacSi,
    ma_lien_thong_co_so_kham_chua_benh: MaLienThong,
    password: MatKhau,
  };
  const entry = await postJson(config, `${address}${doctorPath}`, account, config.outsideMs);
  const token = signedIn.safeParse(entry.body).data?.token;
  if (!token) throw new Error(messageOf(entry.body)?.replaceAll(MatKhau, '***') ?? `HTTP ${entry.status}`);
  const answer = await postJson(config, `${address}${sendPath}`, body, config.outsideMs, {
    authorization: `Bearer ${token}`,
  });
  const accepted = taken.safeParse(answer.body).data;
  if (answer.status >= 300 || !accepted) throw new Error(messageOf(answer.body) ?? `HTTP ${answer.status}`);
  return accepted.checksum ?? null;
}

import { z } from 'zod';
import type { Config } from '../../engine/config.ts';
import { type SignInResult, trySignIn } from '../../engine/outside/signIn.ts';

/** Where a facility signs in at the national prescription system. */
export const facilityPath = '/api/auth/dang-nhap-co-so-kham-chua-benh';

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

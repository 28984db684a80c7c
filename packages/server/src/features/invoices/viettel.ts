import { z } from 'zod';
import type { Config } from '../../engine/config.ts';
import { type SignInResult, trySignIn } from '../../engine/outside/signIn.ts';

/** Where Viettel S-Invoice V2 is signed in at, below the address of the contract. */
export const signInPath = '/auth/login';

const signedIn = z.object({ access_token: z.string().min(1) });

/** Signs in at Viettel S-Invoice V2: user name and password as JSON give an access token for the calls that follow. */
export function signInViettel(
  config: Config,
  account: { DiaChi: string; TenDangNhap: string },
  password: string,
): Promise<SignInResult> {
  return trySignIn(config, {
    address: `${account.DiaChi}${signInPath}`,
    body: { username: account.TenDangNhap, password },
    tokenOf: (body) => signedIn.safeParse(body).data?.access_token ?? null,
  });
}

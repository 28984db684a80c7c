import type { Config } from '../../engine/config.ts';
import { openSecret } from '../../engine/secrets/secrets.ts';
import type { TaiKhoanHoaDonRow } from './accountQueries.ts';

/** The passwords of an account; `issuer` is null where its provider wants none beside. */
export type Passwords = { own: string; issuer: string | null };

/** What the password of an account is bound to. */
export function ownerOf(id: string): string {
  return `TaiKhoanHoaDon:${id}`;
}

/** What the password of its issuing account is bound to. */
export function issuerOwnerOf(id: string): string {
  return `TaiKhoanHoaDon:${id}:phatHanh`;
}

/** Opens the kept passwords of an account. Throws where the site's key does not open them any more. */
export function passwordsOf(
  config: Config,
  { _id, MatKhau, MatKhauPhatHanh }: Pick<TaiKhoanHoaDonRow, '_id' | 'MatKhau' | 'MatKhauPhatHanh'>,
): Passwords {
  return {
    own: openSecret(config, ownerOf(_id), MatKhau).toString('utf8'),
    issuer:
      MatKhauPhatHanh === null
        ? null
        : openSecret(config, issuerOwnerOf(_id), MatKhauPhatHanh).toString('utf8'),
  };
}

import { useMutation } from '@apollo/client/react';
import { settle } from './leaving.ts';
import { SignOutDocument } from './me.auth.gen.ts';
import { basename } from './router.tsx';
import { clearSession } from './session.ts';

/** Ends the session on the server as far as it can be reached, and on this device in any case. */
export function useSignOut(): () => Promise<void> {
  const [signOut] = useMutation(SignOutDocument);
  return async () => {
    await signOut().catch(() => undefined);
    await settle();
    clearSession();
    location.assign(`${basename()}/dang-nhap`);
  };
}

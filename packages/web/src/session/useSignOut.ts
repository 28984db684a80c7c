import { useMutation } from '@apollo/client/react';
import { basename } from './basename.ts';
import { endSession } from './endSession.ts';
import { SignOutDocument } from './me.auth.gen.ts';

/** Ends the session on the server as far as it can be reached, and on this device in any case. */
export function useSignOut(): () => Promise<void> {
  const [signOut] = useMutation(SignOutDocument);
  return async () => {
    await signOut().catch(() => undefined);
    await endSession();
    location.assign(`${basename()}/dang-nhap`);
  };
}

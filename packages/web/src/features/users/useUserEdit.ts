import { useMutation } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails, issuesOf, userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { type Access, accessOf, inputOf, sameAccess } from './access.ts';
import { UpdateUserDocument } from './users.auth.gen.ts';
import type { User } from './useUsers.ts';

/** What is typed, the version it was typed on, and the access that version had. */
type Typed = { access: Access; version: number; base: Access };
type Edit = { own: Typed | null; issues: readonly Issue[]; theirs: User | null };

const blank: Edit = { own: null, issues: [], theirs: null };

/** The access of the open account while it is changed: kept as a draft, saved on the version it was typed on. */
export function useUserEdit(user: User | null) {
  const { t } = useTranslation('users');
  const { message } = useNotices();
  const id = user?._id ?? '';
  const draft = useDraft<Pick<Typed, 'access' | 'base'>>('accountAccess', id);
  const [held, setHeld] = useState<Edit & { id: string }>({ id, ...blank });
  const latest = useRef(held);
  latest.current = held;
  const shown = useRef(id);
  shown.current = id;
  const [update, { loading }] = useMutation(UpdateUserDocument);
  const { own, issues, theirs } = held.id === id ? held : blank;
  const kept = draft.found
    ? { ...draft.found.value, version: draft.found.version ?? user?.version ?? 0 }
    : null;
  const typed = own ?? kept;

  /** Keeps what an act for this account has brought; another one may be open by then, and keeps its own. */
  const tell = (part: Partial<Edit>) =>
    setHeld((now) => {
      if (now.id === id) return { ...now, ...part };
      return shown.current === id ? { ...blank, id, ...part } : now;
    });
  const forget = () => {
    tell(blank);
    draft.clear();
  };
  const put = (next: Typed) => {
    setHeld({ ...blank, id, own: next });
    draft.keep({ access: next.access, base: next.base }, next.version);
  };
  const send = async (sent: Typed): Promise<void> => {
    try {
      const { data } = await update({
        variables: { id, version: sent.version, input: inputOf(sent.access) },
      });
      const since = latest.current.id === id ? latest.current.own : null;
      // what was changed while this was on its way stays, on the version that is saved now
      if (data && since && since.access !== sent.access)
        put({ access: since.access, version: data.updateUser.version, base: accessOf(data.updateUser) });
      else forget();
      message.success(t('saved'));
    } catch (error) {
      // the account as `UserAccount`: what CONFLICT carries
      const current = errorCode(error) === 'CONFLICT' ? (errorDetails(error)['current'] as User) : null;
      // it was locked or given a password meanwhile, which is nothing of what is typed here
      if (current && sameAccess(accessOf(current), sent.base))
        return send({ ...sent, version: current.version });
      if (current) tell({ theirs: current });
      else if (issuesOf(error).length > 0) tell({ issues: issuesOf(error) });
      else message.error(userMessage(error));
    }
  };
  return {
    access: typed?.access ?? (user ? accessOf(user) : { profiles: [], defaultProfile_Id: null }),
    isTyped: typed !== null,
    restored: own ? null : draft.found,
    change: (access: Access) =>
      user && put({ access, version: typed?.version ?? user.version, base: typed?.base ?? accessOf(user) }),
    discard: forget,
    save: () => typed && void send(typed),
    saving: loading,
    issues,
    /** The account as somebody else saved it first. */
    theirs,
    /** Saves over the other version. */
    resolve: (access: Access) => {
      if (!theirs) return;
      const next = { access, version: theirs.version, base: accessOf(theirs) };
      put(next);
      void send(next);
    },
    closeConflict: () => tell({ theirs: null }),
  };
}

export type UserEdit = ReturnType<typeof useUserEdit>;

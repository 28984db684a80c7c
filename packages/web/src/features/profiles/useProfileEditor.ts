import { useMutation } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { profileIssues } from '@sen/domain/permissions/profile';
import { useMemo, useRef, useState } from 'react';
import { errorCode, issuesOf } from '../../app/userMessage.ts';
import { useDraft } from '../../ui/useDraft.ts';
import {
  blankForm,
  changedFields,
  copyOf,
  formOf,
  inputOf,
  merged,
  type ProfileForm,
  partOf,
  typedOn,
} from './form.ts';
import {
  CreateProfileDocument,
  type ProfileDetailFragment,
  RemoveProfileDocument,
  UpdateProfileDocument,
} from './profiles.auth.gen.ts';

/** What was typed, the form it was typed on, and that one's version. */
type Edited = { form: ProfileForm; base: ProfileForm; version: number };
type Options = {
  /** The profile that is open, or the one that a new one copies. */
  profile: ProfileDetailFragment | null;
  isNew: boolean;
  refetch: () => Promise<unknown>;
};

/** One profile as it is typed: kept on the device, checked, saved, with both versions after a conflict. */
export function useProfileEditor({ profile, isNew, refetch }: Options) {
  const draft = useDraft<Omit<Edited, 'version'>>('profile', isNew ? 'new' : (profile?._id ?? 'new'));
  const [edited, setEdited] = useState<Edited | null>(null);
  /** What is typed when an answer comes, which may be more than what was sent. */
  const latest = useRef(edited);
  latest.current = edited;
  /** What a new profile has become by its save: its own page opens soon. */
  const [made, setMade] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  const [conflict, setConflict] = useState(false);
  const [create, creating] = useMutation(CreateProfileDocument);
  const [update, updating] = useMutation(UpdateProfileDocument);
  const [remove, removing] = useMutation(RemoveProfileDocument);

  const version = profile?.version ?? 0;
  const saved = useMemo(
    () => (!profile ? blankForm : isNew ? copyOf(profile) : formOf(profile)),
    [profile, isNew],
  );
  const kept = draft.found && { ...draft.found.value, version: draft.found.version ?? version };
  const mine = edited ?? kept;
  const form = mine?.form ?? saved;
  const changes = changedFields(form, saved);
  const issues = [...(tried ? profileIssues(form) : []), ...refused];

  const put = (next: Edited) => {
    setEdited(next);
    draft.keep({ form: next.form, base: next.base }, next.version, made ?? undefined);
  };
  const forget = () => {
    setEdited(null);
    setTried(false);
    setRefused([]);
    draft.clear();
  };
  /** What the server refuses: a conflict and its issues are shown, the rest is thrown. */
  const told = async (error: unknown): Promise<null> => {
    if (errorCode(error) === 'CONFLICT') {
      await refetch();
      setConflict(true);
      return null;
    }
    if (issuesOf(error).length === 0) throw error;
    setRefused(issuesOf(error));
    return null;
  };

  /** The id of what was saved, or null when it was refused. */
  const save = async (from: ProfileForm, base: number): Promise<string | null> => {
    const before = latest.current;
    setTried(true);
    setRefused([]);
    if (profileIssues(from).length > 0) return null;
    try {
      if (isNew || !profile) {
        const idSource = profile?._id ?? null;
        const { data } = await create({ variables: { input: inputOf(from), idSource } });
        if (!data) return null;
        const { _id, version } = data.createProfile;
        draft.clear();
        setMade(_id);
        const base = formOf(data.createProfile);
        const typed = latest.current;
        const form = typed === before || !typed ? base : typedOn(before?.form ?? from, typed.form, base);
        setEdited({ form, base, version });
        if (changedFields(form, base).length > 0) draft.keep({ form, base }, version, _id);
        void refetch().catch(() => undefined); // the list; the saved one is read by its own page
        return _id;
      }
      const fields = changedFields(from, saved);
      const input = { ...inputOf(from, fields), version: base };
      const { data } =
        fields.length > 0 ? await update({ variables: { id: profile._id, input } }) : { data: null };
      await refetch(); // before the typed form goes, so that the old one is never shown
      const typed = latest.current;
      if (typed === before || !typed || !data) forget();
      else {
        const now = formOf(data.updateProfile);
        put({
          form: typedOn(before?.form ?? from, typed.form, now),
          base: now,
          version: data.updateProfile.version,
        });
      }
      return profile._id;
    } catch (error) {
      return told(error);
    }
  };

  return {
    ready: draft.ready,
    form,
    saved,
    /** The form that was typed on. */
    base: mine?.base ?? saved,
    changes,
    changedParts: new Set(changes.map((field) => partOf[field])),
    dirty: changes.length > 0,
    restoredAt: !edited && draft.found && changes.length > 0 ? draft.found.savedAt : null,
    issues,
    conflict,
    busy: made !== null || creating.loading || updating.loading || removing.loading,
    change: (part: Partial<ProfileForm>) => {
      const next = {
        form: { ...form, ...part },
        base: mine?.base ?? saved,
        version: mine?.version ?? version,
      };
      setRefused([]);
      put(next);
    },
    forget,
    save: () => save(form, mine?.version ?? version),
    /** After a conflict: saves one's own form, with the fields that are chosen from the server's. */
    keep: (theirs: ReadonlySet<string> = new Set()) => {
      setConflict(false);
      return save(merged(form, saved, theirs), version);
    },
    takeTheirs: () => {
      setConflict(false);
      forget();
    },
    closeConflict: () => setConflict(false),
    suspend: async (TamNgung: boolean) => {
      if (!profile) return;
      await update({ variables: { id: profile._id, input: { TamNgung } } });
      await refetch();
    },
    remove: async () => {
      if (!profile) return;
      await remove({ variables: { id: profile._id } });
      forget();
    },
  };
}

export type ProfileEditorState = ReturnType<typeof useProfileEditor>;

import { useApolloClient, useMutation } from '@apollo/client/react';
import { profileIssues } from '@sen/domain/permissions/profile';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import {
  blankForm,
  copyOf,
  formOf,
  inputOf,
  oldProfileDraft,
  type ProfileForm,
  partOf,
  profileFields,
  profileParts,
} from './form.ts';
import type { HouseNode } from './nodeTree.ts';
import { useProfilePath } from './paths.ts';
import {
  CreateProfileDocument,
  type ProfileDetailFragment,
  ProfileOneDocument,
  RemoveProfileDocument,
  UpdateProfileDocument,
} from './profiles.auth.gen.ts';
import { useConflictLines } from './useConflictLines.ts';

type Options = {
  /** The profile that is open, or the one that a new one copies. */
  profile: ProfileDetailFragment | null;
  isNew: boolean;
  nodes: readonly HouseNode[];
  refetch: () => Promise<unknown>;
  /** Shows a field, in whatever tab it stands. */
  focus: (path: string) => void;
};

/** One profile as it is typed, and its acts. What somebody else changed is always asked about: rights are one decision. */
export function useProfileEditor({ profile, isNew, nodes, refetch, focus }: Options) {
  const { t } = useTranslation('profiles');
  const { message } = useNotices();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { path } = useProfilePath();
  const [create] = useMutation(CreateProfileDocument);
  const [update, updating] = useMutation(UpdateProfileDocument);
  const [remove, removing] = useMutation(RemoveProfileDocument);
  const describe = useConflictLines(nodes);
  const blank = useMemo(() => (profile ? copyOf(profile) : blankForm), [profile]);
  const own = isNew ? null : profile;
  const record = useRecordForm<ProfileDetailFragment, ProfileForm>({
    form: 'profile',
    id: own?._id ?? 'new',
    record: own,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: formOf,
    parts: profileParts,
    merge: 'ask',
    check: profileIssues,
    load: async (id) => {
      const variables = { id };
      const { data } = await client.query({
        query: ProfileOneDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return data?.profile ?? null;
    },
    save: async ({ id, values, changed, version }) => {
      if (id === null) {
        const variables = { input: inputOf(values), idSource: profile?._id ?? null };
        return (await create({ variables })).data?.createProfile ?? null;
      }
      const input = { ...inputOf(values, changed), version };
      return (await update({ variables: { id, input } })).data?.updateProfile ?? null;
    },
    describe,
    focus,
    oldDraft: oldProfileDraft,
    onSaved: ({ record: saved, wasNew, isShown }) => {
      message.success(t('saved'));
      refetch().catch(() => undefined); // the list; what is open was answered
      if (wasNew && isShown) void navigate(`${path}/${saved._id}`, { replace: true });
    },
  });
  const form = useRecordValues(record);
  const changes = profileFields.filter((field) => record.typed.includes(field));
  return {
    ...record,
    /** What is typed, over what the server has. */
    values: form,
    saved: record.record ? formOf(record.record) : blank,
    changes,
    changedParts: new Set(changes.map((field) => partOf[field])),
    busy: record.saving || updating.loading || removing.loading,
    suspend: async (TamNgung: boolean) => {
      if (!own) return;
      await update({ variables: { id: own._id, input: { version: own.version, TamNgung } } });
      await refetch();
    },
    remove: async () => {
      if (!own) return;
      await remove({ variables: { id: own._id } });
      record.discard();
    },
  };
}

export type ProfileEditorState = ReturnType<typeof useProfileEditor>;

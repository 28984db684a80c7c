import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/SessionContext.tsx';
import { errorCode, issuesOf, userMessage } from '../../app/userMessage.ts';
import { allows } from '../../ui/acts.ts';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useIssues } from '../../ui/useIssues.ts';
import {
  type LabResultFragment,
  LabResultOfSlipDocument,
  LabReturnDocument,
  LabSaveDocument,
  LabTakeBackDocument,
  LabTakeSampleDocument,
  LabUndoSampleDocument,
} from './lab.main.gen.ts';
import { entryIssues, inputOf, issuesInGrid, isTyped, nothingTyped, progressOf } from './labEntry.ts';
import { useLabConflict } from './useLabConflict.ts';
import { useTyped } from './useTyped.ts';

export type LabResult = LabResultFragment;

/**
 * One slip of the laboratory, live: its values with what is typed over them, and its acts. An act answers whether it was done; a
 * refusal is told at its field, else as a message; what somebody else saved first is shown beside one's own (`conflict`).
 */
export function useLabSlip(id: string | null) {
  const { t } = useTranslation('lab');
  const { message } = useNotices();
  const { permissions } = useSession();
  const client = useApolloClient();
  const [form] = Form.useForm();
  const issues = useIssues(form);
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery(LabResultOfSlipDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const result = id && data?.ketQuaDichVuYeuCau.DichVuYeuCau_Id === id ? data.ketQuaDichVuYeuCau : null;
  const slip = result?.DichVuYeuCau ?? null;
  const editable = slip?.TrangThai === 'ChuaKetQua' && permissions.has('XET_NGHIEM');
  const entry = useTyped(id, slip?.version ?? null, editable);
  const [take, taking] = useMutation(LabTakeSampleDocument);
  const [undo, undoing] = useMutation(LabUndoSampleDocument);
  const [save, saving] = useMutation(LabSaveDocument);
  const [giveBack, returning] = useMutation(LabReturnDocument);
  const [takeBack, takingBack] = useMutation(LabTakeBackDocument);
  const busy = [taking, undoing, saving, returning, takingBack].some((one) => one.loading);

  useEvents(['XetNghiem', 'DichVuYeuCau', 'VienPhi'], (event) => {
    if (!slip) return;
    const about = event?.data as { DichVuYeuCau_Ids?: string[]; TiepNhan_Id?: string } | undefined; // an event's JSON
    if (
      event === null ||
      about?.DichVuYeuCau_Ids?.includes(slip._id) ||
      about?.TiepNhan_Id === slip.TiepNhan_Id
    )
      void refetch();
  });

  const read = async (): Promise<LabResult | null> => (await refetch()).data?.ketQuaDichVuYeuCau ?? null;
  const put = (answer: LabResult) =>
    client.writeQuery({
      query: LabResultOfSlipDocument,
      variables: { id: answer.DichVuYeuCau_Id },
      data: { ketQuaDichVuYeuCau: answer },
    });
  const tell = (refused: unknown) => {
    const found = issuesOf(refused);
    if (found.length > 0 && result) issues.set(issuesInGrid(found, result.ketQuas, entry.latest()));
    else message.error(userMessage(refused), 5);
  };
  const guarded = async (run: () => Promise<unknown>): Promise<boolean> => {
    try {
      await run();
      await refetch();
      return true;
    } catch (refused) {
      tell(refused);
      await refetch().catch(() => undefined);
      return false;
    }
  };

  const done = (on: LabResult, told: string | null | undefined): true => {
    setAsking(false);
    const code = on.DichVuYeuCau.SoPhieuYeuCau;
    message.success(told === undefined ? t('saved') : t('returned', { code }));
    return true;
  };

  /** Sends what is typed, with the return of the result when `told` is given (null where nobody had to be told). */
  const send = async (on: LabResult, told?: string | null): Promise<boolean> => {
    const sent = entry.latest();
    const { DichVuYeuCau_Id: slipId, DichVuYeuCau: of } = on;
    const luu = isTyped(sent) ? inputOf(on.ketQuas, sent, entry.version() ?? of.version) : null;
    if (told === undefined && !luu) return done(on, told);
    try {
      const answer =
        told === undefined
          ? luu && (await save({ variables: { id: slipId, input: luu } })).data?.ketQua
          : (
              await giveBack({
                variables: { id: slipId, input: { oldState: of.TrangThai, luu, XacNhanNguyHiem: told } },
              })
            ).data?.ketQua;
      if (answer) {
        entry.saved(sent, answer.DichVuYeuCau.version);
        issues.set([]);
        put(answer);
      }
      return done(on, told);
    } catch (refused) {
      setAsking(false);
      if (errorCode(refused) === 'CONFLICT') return conflict.open(sent, (next) => send(next, told));
      tell(refused);
      await refetch().catch(() => undefined);
      return false;
    }
  };
  const conflict = useLabConflict({ read, entry, onError: tell });

  const valid = (complete: boolean): boolean => {
    const found = entryIssues(result?.ketQuas ?? [], entry.latest(), complete);
    issues.set(found);
    const at = found[0]?.path.split('.')[1];
    if (at) document.getElementById(fieldId(Number(at)))?.focus();
    return found.length === 0;
  };
  const progress = progressOf(result?.ketQuas ?? [], editable ? entry.typed : nothingTyped);
  const returnNow = async (told: string | null) => (result ? send(result, told) : false);

  return {
    result,
    error,
    refetch: () => void refetch(),
    form,
    issues,
    entry,
    editable,
    progress,
    busy,
    conflict,
    /** Whether the critical values wait for whom they were told to. */
    asking,
    stopAsking: () => setAsking(false),
    may: (action: string) => allows(slip, action),
    takeSample: () =>
      slip
        ? guarded(() => take({ variables: { id: slip._id, input: { oldState: slip.TrangThai } } }))
        : Promise.resolve(false),
    undoSample: () => slip && guarded(() => undo({ variables: { id: slip._id } })),
    save: async () => (result && valid(false) ? send(result) : false),
    /** Saves and returns the result; asks first whom the critical values were told to. */
    returnResult: async () => {
      if (!result || !valid(true)) return;
      if (progress.critical.length > 0 && !result.XacNhanNguyHiem) setAsking(true);
      else await returnNow(null);
    },
    returnTold: returnNow,
    takeBack: (LyDo: string) =>
      slip && guarded(() => takeBack({ variables: { id: slip._id, oldState: slip.TrangThai, LyDo } })),
  };
}

export type LabSlip = ReturnType<typeof useLabSlip>;

/** The id of the field of a value by its place in the grid, as forms name theirs. */
export function fieldId(at: number): string {
  return `ketQuas_${at}_KetQua`;
}

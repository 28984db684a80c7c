import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { allows } from '../../ui/acts.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { useEvents } from '../../ui/useEvents.ts';
import {
  type LabResultFragment,
  LabResultOfSlipDocument,
  LabReturnDocument,
  LabSaveDocument,
  LabTakeBackDocument,
  LabTakeSampleDocument,
  LabUndoSampleDocument,
} from './lab.main.gen.ts';
import { conflictLines } from './labConflict.ts';
import {
  cellsOf,
  entryIssues,
  inputOf,
  issuesInGrid,
  keyAt,
  type LabCells,
  labParts,
  oldLabDraft,
  progressOf,
} from './labEntry.ts';

export type LabResult = LabResultFragment;
/** The return of a result: whom its critical values were told to, null where there are none. */
type Return = { told: string | null };

const noCells: LabCells = {};

/** One slip of the laboratory, live: its values as a form, and its acts. An act answers whether it was done. */
export function useLabSlip(id: string | null) {
  const { t } = useTranslation('lab');
  const { message } = useNotices();
  const { permissions } = useSession();
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const query = useQuery(LabResultOfSlipDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const { refetch } = query;
  const known = query.data?.ketQuaDichVuYeuCau;
  const [take, taking] = useMutation(LabTakeSampleDocument);
  const [undo, undoing] = useMutation(LabUndoSampleDocument);
  const [save] = useMutation(LabSaveDocument);
  const [giveBack] = useMutation(LabReturnDocument);
  const [takeBack, takingBack] = useMutation(LabTakeBackDocument);

  const record = useRecordForm<LabResult, LabCells, Return>({
    form: 'xet-nghiem',
    id: id ?? '',
    record: known && known.DichVuYeuCau_Id === id ? known : null,
    blank: noCells,
    identify: ({ DichVuYeuCau_Id, DichVuYeuCau: { version } }) => ({ id: DichVuYeuCau_Id, version }),
    toValues: ({ ketQuas, DichVuYeuCau }) => cellsOf(ketQuas, DichVuYeuCau.KetLuan),
    parts: labParts,
    partOf: (path, of) => keyAt(path, of?.ketQuas ?? []),
    check: (cells, of) => entryIssues(of?.ketQuas ?? [], cells, false),
    editable: (of) => of?.DichVuYeuCau.TrangThai === 'ChuaKetQua' && permissions.has('XET_NGHIEM'),
    load: async (of) => {
      const variables = { id: of };
      const { data } = await client.query({
        query: LabResultOfSlipDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return data?.ketQuaDichVuYeuCau ?? null;
    },
    save: async ({ values, changed, version, act, record: on }) => {
      if (!on) return null;
      const { DichVuYeuCau_Id, DichVuYeuCau: slip } = on;
      const luu = changed.length > 0 ? inputOf(on.ketQuas, values, changed, version ?? slip.version) : null;
      const variables = { id: DichVuYeuCau_Id };
      const { data } = act
        ? await giveBack({
            variables: { ...variables, input: { oldState: slip.TrangThai, luu, XacNhanNguyHiem: act.told } },
          })
        : await save({ variables: { ...variables, input: luu ?? inputOf([], values, [], slip.version) } });
      if (data)
        client.writeQuery({
          query: LabResultOfSlipDocument,
          variables,
          data: { ketQuaDichVuYeuCau: data.ketQua },
        });
      return data?.ketQua ?? null;
    },
    placed: (issues, sent, of) =>
      of
        ? issuesInGrid(
            issues,
            of.ketQuas,
            labParts.differing(sent, cellsOf(of.ketQuas, of.DichVuYeuCau.KetLuan)),
          )
        : issues,
    describe: ({ paths, mine, theirs, record: of }) =>
      conflictLines(paths, mine, theirs, of?.ketQuas ?? [], t('conclusion')),
    oldDraft: oldLabDraft,
    onSaved: ({ record: of, act }) => {
      const code = of.DichVuYeuCau.SoPhieuYeuCau;
      message.success(act ? t('returned', { code }) : t('saved'));
    },
  });
  const cells = useRecordValues(record);
  const result = record.record;
  const slip = result?.DichVuYeuCau ?? null;
  const values = result?.ketQuas ?? [];

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

  /** An act besides the values. */
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      await refetch();
      return true;
    } catch (error) {
      if (!record.issues.show(error)) message.error(userMessage(error), 5);
      await refetch().catch(() => undefined);
      return false;
    }
  };
  const send = async (act: Return | null): Promise<boolean> => {
    const { kind } = await record.save(act);
    setAsking(false);
    // why it was refused may be seen on the slip
    if (kind === 'failed') await refetch().catch(() => undefined);
    return kind === 'ok';
  };
  const isComplete = (): boolean => {
    const found = entryIssues(values, record.values(), true);
    record.issues.set(found);
    const at = found[0]?.path.split('.')[1];
    if (at) document.getElementById(fieldId(Number(at)))?.focus();
    return found.length === 0;
  };
  const progress = progressOf(values, cells);
  return {
    ...record,
    result,
    cells,
    latest: record.values,
    error: query.error,
    refetch: () => void refetch(),
    editable: slip?.TrangThai === 'ChuaKetQua' && permissions.has('XET_NGHIEM'),
    progress,
    busy: record.saving || [taking, undoing, takingBack].some((one) => one.loading),
    /** Whether the critical values wait for whom they were told to. */
    asking,
    stopAsking: () => setAsking(false),
    may: (action: string) => allows(slip, action),
    takeSample: () =>
      slip
        ? attempt(() => take({ variables: { id: slip._id, input: { oldState: slip.TrangThai } } }))
        : Promise.resolve(false),
    undoSample: () => slip && attempt(() => undo({ variables: { id: slip._id } })),
    save: () => send(null),
    /** Saves and returns the result; asks first whom the critical values were told to. */
    returnResult: async () => {
      if (!result || !isComplete()) return;
      if (progress.critical.length > 0 && !result.XacNhanNguyHiem) setAsking(true);
      else await send({ told: null });
    },
    returnTold: (told: string | null) => send({ told }),
    takeBack: (LyDo: string) =>
      slip && attempt(() => takeBack({ variables: { id: slip._id, oldState: slip.TrangThai, LyDo } })),
  };
}

export type LabSlip = ReturnType<typeof useLabSlip>;

/** The id of the field of a value by its place in the grid, as forms name theirs. */
export function fieldId(at: number): string {
  return `ketQuas_${at}_KetQua`;
}

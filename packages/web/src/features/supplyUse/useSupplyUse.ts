import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../session/newId.ts';
import { userMessage } from '../../session/userMessage.ts';
import { allows } from '../../ui/acts.ts';
import { focusWhenSeen } from '../../ui/focusWhenSeen.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { useWarningReasons } from '../../ui/useWarningReasons.tsx';
import {
  DuyetVatTuSuDungDocument,
  HuyDuyetVatTuSuDungDocument,
  LuuVatTuSuDungDocument,
  VatTuSuDungDocument,
  VatTuTrongKhoDocument,
} from './supplyUse.main.gen.ts';
import {
  blankSupplies,
  issuesOfSupplies,
  rowsText,
  type StockRow,
  type SupplyRow,
  type SupplyValues,
  supplyInput,
  supplyValues,
  type Use,
} from './supplyValues.ts';

/** The id of the input of a field. */
export const supplyField = (use: Use, path: string) => `supply-${use.DichVuYeuCauChiTiet_Id}-${path}`;

/** What one performance used as a form, with what the chosen store has, and the acts on it. */
export function useSupplyUse(use: Use, refetch: () => void) {
  const { t } = useTranslation('supplyUse');
  const { message } = useNotices();
  const client = useApolloClient();
  const [save] = useMutation(LuuVatTuSuDungDocument);
  const [verify] = useMutation(DuyetVatTuSuDungDocument);
  const { withReasons, dialog: reasonsDialog } = useWarningReasons();
  const [unverify, undoing] = useMutation(HuyDuyetVatTuSuDungDocument);
  const at = {
    DichVuYeuCau_Id: use.DichVuYeuCau_Id,
    BuoiLieuTrinh_Id: use.BuoiLieuTrinh_Id ?? null,
  };
  const record = useRecordForm<Use, SupplyValues, 'duyet'>({
    form: 'vat-tu-su-dung',
    id: `${use.DichVuYeuCauChiTiet_Id} ${at.BuoiLieuTrinh_Id ?? ''}`,
    record: use,
    blank: blankSupplies,
    identify: (of) => ({
      id: `${of.DichVuYeuCauChiTiet_Id} ${of.BuoiLieuTrinh_Id ?? ''}`,
      version: of.version ?? 0,
    }),
    toValues: supplyValues,
    check: (values, of) => issuesOfSupplies(of ?? use, values, false),
    editable: (of) => allows(of, 'sua'),
    focus: (path) => focusWhenSeen(() => document.getElementById(supplyField(use, path))),
    load: async () => {
      const { data } = await client.query({
        query: VatTuSuDungDocument,
        variables: at,
        fetchPolicy: 'network-only',
      });
      const found = data?.suDungVatTus.find(
        (one) => one.DichVuYeuCauChiTiet_Id === use.DichVuYeuCauChiTiet_Id,
      );
      return found ?? null;
    },
    save: async ({ values, changed, version, requestId, act, record: on }) => {
      let said = on ?? use;
      if (changed.length > 0 || !said._id) {
        const input = { version: version || null, ...supplyInput(use, values) };
        const saved = await withReasons(async (lyDoCanhBaos) => {
          // what is sent with reasons is another request
          const id = lyDoCanhBaos.length > 0 ? newId() : requestId;
          const variables = { input: { ...input, requestId: id, lyDoCanhBaos: [...lyDoCanhBaos] } };
          return (await save({ variables })).data?.saveSuDungVatTu ?? said;
        });
        if (!saved) return null;
        said = saved;
      }
      const { _id } = said;
      if (!act || !_id) return said;
      const verified = await withReasons(async (lyDoCanhBaos) => {
        const variables = { id: _id, lyDoCanhBaos: [...lyDoCanhBaos] };
        return (await verify({ variables })).data?.verifySuDungVatTu ?? said;
      });
      return verified ?? said; // what is written stays written
    },
    describe: ({ paths, mine, theirs }) =>
      paths.map((path) => ({
        path,
        label: t(path === 'Kho_Id' ? 'store' : 'title'),
        mine: conflictText(mine, path, use),
        theirs: conflictText(theirs, path, use),
      })),
    onSaved: ({ act }) => {
      message.success(t(act ? 'verified' : 'saved', { service: use.TenDichVu }));
      refetch();
    },
  });
  const values = useRecordValues(record);
  const editable = allows(use, 'sua');
  const ids = values.dongs.map((row) => row.Duoc_Id).sort();
  const { data: stock } = useQuery(VatTuTrongKhoDocument, {
    variables: { ...at, Kho_Id: values.Kho_Id ?? '', Duoc_Ids: ids },
    skip: !editable || !values.Kho_Id || ids.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const put = (dongs: readonly SupplyRow[]) => record.change({ dongs });
  return {
    ...record,
    values,
    editable,
    reasonsDialog,
    busy: record.saving || undoing.loading,
    /** What the chosen store has, by drug and supply. */
    stock: new Map<string, StockRow>((stock?.tonVatTus ?? []).map((row) => [row.Duoc_Id, row])),
    find: async (keyword: string) => {
      const { data } = await client.query({
        query: VatTuTrongKhoDocument,
        variables: { ...at, Kho_Id: values.Kho_Id ?? '', keyword },
        fetchPolicy: 'network-only',
      });
      return data?.tonVatTus ?? [];
    },
    add: (row: SupplyRow) => put([...record.values().dongs, row]),
    changeRow: (Duoc_Id: string, part: Partial<SupplyRow>) =>
      put(record.values().dongs.map((row) => (row.Duoc_Id === Duoc_Id ? { ...row, ...part } : row))),
    removeRow: (Duoc_Id: string) => put(record.values().dongs.filter((row) => row.Duoc_Id !== Duoc_Id)),
    save: () => record.save(),
    verify: async () => {
      const missing = issuesOfSupplies(use, record.values(), true);
      record.issues.set(missing);
      const [first] = missing;
      if (first) focusWhenSeen(() => document.getElementById(supplyField(use, first.path)));
      // what the store refuses is told, and the stock is read anew
      else if ((await record.save('duyet')).kind !== 'ok') refetch();
    },
    unverify: async (LyDo: string) => {
      try {
        await unverify({ variables: { id: use._id ?? '', LyDo } });
        message.success(t('unverified', { service: use.TenDichVu }));
      } catch (refusal) {
        message.error(userMessage(refusal), 5);
      }
      refetch();
    },
  };
}

function conflictText(values: SupplyValues, path: string, { khos }: Use): string {
  if (path === 'Kho_Id') return khos.find((one) => one._id === values.Kho_Id)?.ten ?? '';
  return rowsText(values.dongs);
}

export type SupplyForm = ReturnType<typeof useSupplyUse>;

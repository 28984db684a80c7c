import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import type { LoaiPhieuKho } from '@sen/domain/stock/phieuKho';
import { useTranslation } from 'react-i18next';
import { allows } from '../../ui/acts.ts';
import { today } from '../../ui/dateText.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { useEvents } from '../../ui/useEvents.ts';
import {
  blankPaper,
  changedLine,
  faultsOf,
  inputOf,
  type PaperLine,
  type PaperValues,
  valuesOf,
} from './paperValues.ts';
import {
  SaveStockPaperDocument,
  StockPaperByIdDocument,
  type StockPaperFragment,
} from './stock.pharmacy.gen.ts';

/** What is open: a paper that is there, or a new one of a kind. */
export type OpenPaper = { id: string } | { LoaiPhieu: LoaiPhieuKho };

/** A stock paper as a form: its head, its lines, and the save. */
export function usePaper(
  open: OpenPaper | null,
  Kho_Id: string | null,
  onSaved: (paper: StockPaperFragment, wasNew: boolean) => void,
) {
  const { t } = useTranslation('stock');
  const { message } = useNotices();
  const client = useApolloClient();
  const [save] = useMutation(SaveStockPaperDocument);
  const id = open && 'id' in open ? open.id : null;
  const query = useQuery(StockPaperByIdDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['Kho', 'CapPhatThuoc'], () => id && void query.refetch());
  const kind = open && 'LoaiPhieu' in open ? open.LoaiPhieu : null;
  const key = id ?? (kind && Kho_Id ? `new/${kind}/${Kho_Id}` : '');

  const record = useRecordForm<StockPaperFragment, PaperValues>({
    form: 'phieu-kho',
    id: key,
    record: query.data?.phieuKho && query.data.phieuKho._id === id ? query.data.phieuKho : null,
    blank: blankPaper(today()),
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: valuesOf,
    check: faultsOf,
    editable: (paper) => paper === null || allows(paper, 'sua'),
    load: async (of) => {
      const { data } = await client.query({
        query: StockPaperByIdDocument,
        variables: { id: of },
        fetchPolicy: 'network-only',
      });
      return data?.phieuKho ?? null;
    },
    save: async ({ id: _id, values, version, requestId, record: paper }) => {
      const LoaiPhieu = paper?.LoaiPhieu ?? kind;
      const store = paper?.Kho_Id ?? Kho_Id;
      if (!LoaiPhieu || !store) return null;
      const input = inputOf(values, { _id, version, LoaiPhieu, Kho_Id: store, requestId });
      return (await save({ variables: { input } })).data?.phieu ?? null;
    },
    describe: ({ paths, mine, theirs }) =>
      paths.map((path) => ({
        path,
        label: t(`field.${path}`),
        mine: conflictText(mine, path),
        theirs: conflictText(theirs, path),
      })),
    focus: focusField,
    onSaved: ({ record: paper, wasNew }) => {
      message.success(t('saved', { number: paper.SoPhieu }));
      onSaved(paper, wasNew);
    },
  });
  const { dongs } = useRecordValues(record);
  const paper = id === null ? null : record.record;
  const write = (change: (now: readonly PaperLine[]) => readonly PaperLine[]) =>
    record.change({ dongs: change(record.values().dongs) });
  return {
    ...record,
    paper,
    kind: paper?.LoaiPhieu ?? kind,
    dongs,
    loading: query.loading && !query.data,
    error: query.data ? undefined : query.error,
    editable: open !== null && record.ready && (paper ? allows(paper, 'sua') : kind !== null),
    add: (...lines: readonly PaperLine[]) => write((now) => [...now, ...lines]),
    changeLine: (of: string, set: Partial<PaperLine>) =>
      write((now) => now.map((line) => (line.key === of ? changedLine(line, set) : line))),
    removeLine: (of: string) => write((now) => now.filter((line) => line.key !== of)),
  };
}

export type Paper = ReturnType<typeof usePaper>;

/** A part of a version in words. */
function conflictText(values: PaperValues, path: string): string {
  if (path === 'dongs')
    return values.dongs
      .map((line) => `${line.TenDuoc} ${line.SoLo ?? ''} × ${line.SoLuong ?? ''}`)
      .join('; ');
  return String((values as Record<string, unknown>)[path] ?? ''); // a field of the form, by its name
}

/** To the cell of a line that was refused, else to the field of the head. */
function focusField(path: string): void {
  const [, row = '', field = ''] = path.split('.');
  const line = document.querySelectorAll('[data-line]')[Number(row)];
  const cell = line?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] input`);
  (cell ?? document.getElementById(path))?.focus();
}

import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { quantityIssues } from '@sen/domain/orders/quantity';
import { useTranslation } from 'react-i18next';
import { allows } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { orderTimeIssues } from './basketIssues.ts';
import { PhieuDangSuaDocument, SuaChiDinhDocument } from './editSlip.main.gen.ts';
import type { PhieuYeuCauFragment } from './orders.main.gen.ts';
import { XemTruocChiDinhDocument } from './preview.main.gen.ts';

type LineValues = { SoLuong: string | null; LoaiGia_Id: string };
type Values = {
  NoiThucHien_Id: string | null;
  /** An instant, or what was typed while it is none. */
  NgayYeuCau: string | null;
  ChanDoan: string | null;
  LaKhanCap: boolean;
  /** Of the lines that are not cancelled, by their ids. */
  chiTiets: Readonly<Record<string, LineValues>>;
};

const blank: Values = {
  NoiThucHien_Id: null,
  NgayYeuCau: null,
  ChanDoan: null,
  LaKhanCap: false,
  chiTiets: {},
};

const liveLines = ({ chiTiets }: PhieuYeuCauFragment) =>
  chiTiets.filter((line) => line.TrangThai !== 'DaHuy');

function valuesOf(slip: PhieuYeuCauFragment): Values {
  return {
    NoiThucHien_Id: slip.NoiThucHien?._id ?? null,
    NgayYeuCau: slip.NgayYeuCau,
    ChanDoan: slip.ChanDoan ?? null,
    LaKhanCap: slip.LaKhanCap,
    chiTiets: Object.fromEntries(
      liveLines(slip).map(({ _id, SoLuong, LoaiGia_Id }) => [_id, { SoLuong, LoaiGia_Id }]),
    ),
  };
}

/** The lines that differ from those of the slip, in its order. */
function changedLines(slip: PhieuYeuCauFragment, { chiTiets }: Values): Array<{ _id: string } & LineValues> {
  return liveLines(slip).flatMap(({ _id, SoLuong, LoaiGia_Id }) => {
    const typed = chiTiets[_id];
    const isSame = !typed || (typed.SoLuong === SoLuong && typed.LoaiGia_Id === LoaiGia_Id);
    return isSame ? [] : [{ _id, ...typed }];
  });
}

/** What is wrong with a slip as typed: its time where that was moved, at `NgayYeuCau`, and quantities, at `chiTiets.<line>.SoLuong`. */
function issuesOf(values: Values, slip: PhieuYeuCauFragment | null, NgayTiepNhan: string): Issue[] {
  if (!slip) return [];
  const moved = values.NgayYeuCau !== slip.NgayYeuCau;
  return [
    ...(moved ? orderTimeIssues(values.NgayYeuCau ?? '', NgayTiepNhan, new Date()) : []),
    ...liveLines(slip).flatMap(({ _id, SoLuong }) => {
      const line = values.chiTiets[_id];
      const wrong = quantityIssues(slip.Loai, line ? line.SoLuong : SoLuong);
      return wrong.map((issue) => ({ ...issue, path: `chiTiets.${_id}.${issue.path}` }));
    }),
  ];
}

type Args = {
  slip: PhieuYeuCauFragment;
  place: { TiepNhan_Id: string; NoiYeuCau_Id: string };
  NgayTiepNhan: string;
  /** The slip was changed. */
  onDone: () => void;
};

/** The form of a slip that is changed, and what may be chosen there. */
export function useEditSlip({ slip, place, NgayTiepNhan, onDone }: Args) {
  const { t } = useTranslation(['orders', 'common']);
  const { message } = useNotices();
  const client = useApolloClient();
  const [change] = useMutation(SuaChiDinhDocument);
  const live = liveLines(slip);
  const { data } = useQuery(XemTruocChiDinhDocument, {
    variables: { ...place, chiTiets: live.map(({ DichVu_Id }) => ({ DichVu_Id })) },
    fetchPolicy: 'no-cache',
  });
  const known = data?.xemTruocChiDinh.dongs ?? [];
  const giasOf = (DichVu_Id: string) => known.find((one) => one.DichVu_Id === DichVu_Id)?.gias ?? [];
  // a room that performs all of them
  const [first, ...others] = live.map(
    (line) => known.find((one) => one.DichVu_Id === line.DichVu_Id)?.phongs ?? [],
  );
  const rooms = (first ?? []).filter((room) => others.every((of) => of.some((one) => one._id === room._id)));

  const textOf = (path: keyof Values, values: Values): string => {
    if (path === 'LaKhanCap') return t(values.LaKhanCap ? 'yes' : 'no', { ns: 'common' });
    if (path === 'NgayYeuCau') return formatDateTime(values.NgayYeuCau);
    if (path === 'ChanDoan') return values.ChanDoan ?? '';
    if (path === 'NoiThucHien_Id')
      return [...rooms, slip.NoiThucHien].find((one) => one?._id === values.NoiThucHien_Id)?.ten ?? '';
    return live
      .map(({ _id, TenDichVu, DichVu_Id }) => {
        const line = values.chiTiets[_id];
        const price = giasOf(DichVu_Id).find((one) => one.LoaiGia_Id === line?.LoaiGia_Id)?.TenLoaiGia;
        return [`${TenDichVu} × ${line?.SoLuong ?? ''}`, price].filter(Boolean).join(' · ');
      })
      .join('; ');
  };
  const labels = {
    NoiThucHien_Id: t('place'),
    NgayYeuCau: t('time'),
    ChanDoan: t('desk.diagnosis'),
    LaKhanCap: t('urgent'),
    chiTiets: t('quantity'),
  };
  const fields = Object.keys(labels) as Array<keyof Values>; // its own keys
  const form = useRecordForm<PhieuYeuCauFragment, Values>({
    form: 'phieu-chi-dinh',
    ids: 'slip-',
    id: slip._id,
    record: slip,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: valuesOf,
    editable: (record) => record === null || allows(record, 'sua'),
    check: (values, record) => issuesOf(values, record, NgayTiepNhan),
    load: async (id) => {
      const answer = await client.query({
        query: PhieuDangSuaDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return answer.data?.dichVuYeuCau ?? null;
    },
    save: async ({ id, values, changed, version, record }) => {
      if (id === null || !record) return null;
      const { NoiThucHien_Id, NgayYeuCau, ChanDoan, LaKhanCap } = values;
      const typed = { NoiThucHien_Id, NgayYeuCau, ChanDoan: ChanDoan?.trim() || null, LaKhanCap };
      const input = {
        version: version ?? record.version,
        TiepNhan_Id: place.TiepNhan_Id,
        ...Object.fromEntries(Object.entries(typed).filter(([path]) => changed.includes(path))),
        chiTiets: changed.includes('chiTiets') ? changedLines(record, values) : [],
      };
      return (await change({ variables: { id, input } })).data?.updateDichVuYeuCau ?? null;
    },
    // the server counts the lines that were sent
    placed: (issues, sent, record) =>
      issues.map((issue) => {
        const [part, at, ...rest] = issue.path.split('.');
        const line = part === 'chiTiets' && record ? changedLines(record, sent)[Number(at)] : undefined;
        return line ? { ...issue, path: ['chiTiets', line._id, ...rest].join('.') } : issue;
      }),
    describe: ({ paths, mine, theirs }) =>
      fields
        .filter((path) => paths.includes(path))
        .map((path) => ({
          path,
          label: labels[path],
          mine: textOf(path, mine) || '–',
          theirs: textOf(path, theirs) || '–',
        })),
    onSaved: () => {
      message.success(t('slipChanged'));
      onDone();
    },
  });
  const values = useRecordValues(form);
  const lines = live.map((line) => ({ ...line, ...values.chiTiets[line._id], gias: giasOf(line.DichVu_Id) }));
  return {
    ...form,
    values,
    lines,
    rooms,
    setLine: (id: string, part: Partial<LineValues>) => {
      const { chiTiets } = form.values();
      const line = chiTiets[id];
      if (line) form.change({ chiTiets: { ...chiTiets, [id]: { ...line, ...part } } });
    },
    /** What is wrong as it is typed. */
    wrong: issuesOf(values, form.record, NgayTiepNhan),
    /** The label of what an issue is about. */
    labelOf: (path: string) => {
      const [part = '', id] = path.split('.');
      const line = lines.find(({ _id }) => _id === id);
      return line?.TenDichVu ?? labels[part as keyof Values] ?? part; // unknown ones by themselves
    },
  };
}

import { useQuery } from '@apollo/client/react';
import { quantityIssues } from '@sen/domain/orders/quantity';
import { useState } from 'react';
import { currentLanguage } from '../../session/i18n.ts';
import { issueText } from '../../ui/useIssues.ts';
import { orderTimeIssues } from './basketIssues.ts';
import type { PhieuYeuCauFragment } from './orders.main.gen.ts';
import { XemTruocChiDinhDocument } from './preview.main.gen.ts';
import type { SlipChange } from './useSlipChanges.ts';

type Values = {
  NoiThucHien_Id: string | null;
  /** An instant, or what was typed while it is none. */
  NgayYeuCau: string | null;
  ChanDoan: string;
  LaKhanCap: boolean;
};
type LineValues = { SoLuong: string | null; LoaiGia_Id: string };

/** What is typed into the form of a slip that is changed, what may be chosen there and what is wrong with it. */
export function useEditSlip(
  slip: PhieuYeuCauFragment,
  place: { TiepNhan_Id: string; NoiYeuCau_Id: string },
  NgayTiepNhan: string,
) {
  const live = slip.chiTiets.filter((line) => line.TrangThai !== 'DaHuy');
  const [values, setValues] = useState<Values>({
    NoiThucHien_Id: slip.NoiThucHien?._id ?? null,
    NgayYeuCau: slip.NgayYeuCau,
    ChanDoan: slip.ChanDoan ?? '',
    LaKhanCap: slip.LaKhanCap,
  });
  const [typed, setTyped] = useState<Readonly<Record<string, LineValues>>>({});
  const { data } = useQuery(XemTruocChiDinhDocument, {
    variables: { ...place, chiTiets: live.map(({ DichVu_Id }) => ({ DichVu_Id })) },
    fetchPolicy: 'no-cache',
  });
  const known = data?.xemTruocChiDinh.dongs ?? [];
  const lines = live.map((line) => ({
    ...line,
    ...typed[line._id],
    gias: known.find((one) => one.DichVu_Id === line.DichVu_Id)?.gias ?? [],
  }));
  // a room that performs all of them
  const [first, ...others] = live.map(
    (line) => known.find((one) => one.DichVu_Id === line.DichVu_Id)?.phongs ?? [],
  );
  const rooms = (first ?? []).filter((room) => others.every((of) => of.some((one) => one._id === room._id)));

  const moved = values.NgayYeuCau !== slip.NgayYeuCau;
  const [time] = moved ? orderTimeIssues(values.NgayYeuCau ?? '', NgayTiepNhan, new Date()) : [];
  const wrongLines = new Map(
    lines.flatMap((line) => {
      const [issue] = quantityIssues(slip.Loai, line.SoLuong);
      return issue ? [[line._id, issueText(issue, currentLanguage())] as const] : [];
    }),
  );
  const input = (): SlipChange => ({
    version: slip.version,
    TiepNhan_Id: place.TiepNhan_Id,
    ChanDoan: values.ChanDoan.trim() || null,
    LaKhanCap: values.LaKhanCap,
    ...(values.NoiThucHien_Id === slip.NoiThucHien?._id ? {} : { NoiThucHien_Id: values.NoiThucHien_Id }),
    ...(moved ? { NgayYeuCau: values.NgayYeuCau } : {}),
    chiTiets: lines
      .filter((line) => typed[line._id] !== undefined)
      .map(({ _id, SoLuong, LoaiGia_Id }) => ({ _id, SoLuong, LoaiGia_Id })),
  });
  return {
    values,
    lines,
    rooms,
    set: (part: Partial<Values>) => setValues((now) => ({ ...now, ...part })),
    setLine: (id: string, part: Partial<LineValues>) => {
      const line = lines.find((one) => one._id === id);
      if (line)
        setTyped((now) => ({
          ...now,
          [id]: { SoLuong: line.SoLuong, LoaiGia_Id: line.LoaiGia_Id, ...now[id], ...part },
        }));
    },
    wrong: {
      time: time ? issueText(time, currentLanguage()) : undefined,
      lines: wrongLines,
      any: time !== undefined || wrongLines.size > 0,
    },
    input,
  };
}

import { tomTatRecord } from '@sen/domain/recordSummaries/records';
import { tomTatActs } from '@sen/domain/recordSummaries/tomTatHoSo';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { definePaperScreen } from '../papers/paperScreen.ts';
import {
  CapLaiTomTatDocument,
  CapTomTatDocument,
  HuyTomTatDocument,
  SuaTomTatDocument,
  TomTatCuaYeuCauDocument,
  type TomTatFragment,
} from './recordSummaries.main.gen.ts';
import { SummaryFields } from './SummaryFields.tsx';
import { type SummaryValues, summaryFields, summaryValues } from './summaryValues.ts';
import { summaryTones } from './tones.ts';

/** The summary of a medical record, which is written out of a request. */
export const summaryPaper = definePaperScreen({
  record: tomTatRecord,
  acts: tomTatActs,
  texts: 'recordSummaries',
  titles: { write: 'title', change: 'title', number: 'number' },
  width: 920,
  form: 'tom-tat-ho-so',
  print: 'TomTatHoSoBenhAn',
  live: ['DaCap'],
  numbers: ({ SoTomTat, PhienBan }: TomTatFragment) => ({
    known: SoTomTat,
    printed: PhienBan > 1 ? `${SoTomTat} (${PhienBan})` : SoTomTat,
  }),
  reasons: { again: 'capLaiTomTatHoSoBenhAn', cancel: 'cancelTomTatHoSoBenhAn' },
  ground: 'YeuCau_Id',
  operations: {
    list: {
      query: TomTatCuaYeuCauDocument,
      of: ({ _id }) => ({ id: _id }),
      papers: (answer) => answer.tomTatHoSoBenhAns,
    },
    create: CapTomTatDocument,
    update: SuaTomTatDocument,
    reissue: CapLaiTomTatDocument,
    cancel: HuyTomTatDocument,
  },
  fields: summaryFields,
  values: (record, _request, { banDauTomTat }) => summaryValues(record ?? banDauTomTat ?? null),
  input: (values: SummaryValues) => values,
  Fields: SummaryFields,
  Lines,
  state: ({ TrangThai }) => ({ tone: summaryTones[TrangThai] }),
});

function Lines({ one }: { one: TomTatFragment }) {
  const { t } = useTranslation('recordSummaries');
  const soft = [
    [formatDate(one.NgayCap), one.BacSi?.ten],
    // that of the one in force stands at its request
    one.TrangThai !== 'DaCap' && one.NgayGiao
      ? [t('deliveredAt', { number: one.SoTomTat, time: formatDateTime(one.NgayGiao) }), one.NguoiNhan]
      : [],
  ];
  return (
    <>
      <p>{[one.ChanDoanICD?.ma, one.ChanDoan].filter(Boolean).join(' – ')}</p>
      {soft.map((line) => (
        <p key={line[0]} className="soft">
          {line.filter(Boolean).join(' · ')}
        </p>
      ))}
    </>
  );
}

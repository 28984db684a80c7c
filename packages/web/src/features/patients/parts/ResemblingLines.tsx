import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { formatDate } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import {
  DecideLinesDocument,
  type NhapBenhNhanInput,
  type QuyetDinhTrung,
  ResemblingLinesDocument,
} from '../patientImport.main.gen.ts';

const page = 20;
const decisions = ['BoQua', 'CapNhat', 'TaoMoi'] as const satisfies readonly QuyetDinhTrung[];

type Person = {
  TenBenhNhan: string;
  NgaySinh?: string | null;
  NamSinh: number;
  GioiTinh: 'MALE' | 'FEMALE' | 'OTHER';
  SoDienThoai?: string | null;
  CMNDHoacHoChieu?: string | null;
  SoTheBHYT?: string | null;
  fullAddress?: string | null;
};

/** The lines of a file that resemble records, beside them: left out, filled in or a record of their own. */
export function ResemblingLines({ id }: { id: string }) {
  const { t } = useTranslation(['patients', 'common']);
  const { message } = useNotices();
  const [offset, setOffset] = useState(0);
  const { data, loading, error, refetch } = useQuery(ResemblingLinesDocument, {
    variables: { id, offset },
    fetchPolicy: 'no-cache',
  });
  const [decide, { loading: busy }] = useMutation(DecideLinesDocument);
  const send = async (input: Omit<NhapBenhNhanInput, 'NhapDanhMuc_Id'>) => {
    try {
      await decide({ variables: { input: { ...input, NhapDanhMuc_Id: id } } });
    } catch (failure) {
      message.error(userMessage(failure));
    }
    await refetch();
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (loading && !data) return <Loading />;
  const { tongSo = 0, dongs = [] } = data?.dongTrungNhapBenhNhan ?? {};
  if (tongSo === 0) return null;
  const person = (one: Person, code: string) => (
    <div>
      <strong>{one.TenBenhNhan}</strong>
      <div>
        {code} · {one.NgaySinh ? formatDate(one.NgaySinh) : one.NamSinh} ·{' '}
        {t(`sex.${one.GioiTinh}`, { ns: 'common' })}
      </div>
      <small className="soft">
        {[one.SoDienThoai, one.CMNDHoacHoChieu, one.SoTheBHYT, one.fullAddress].filter(Boolean).join(' · ')}
      </small>
    </div>
  );
  return (
    <section className="import-resembling" aria-label={t('import.resembling', { count: tongSo })}>
      <h2>{t('import.resembling', { count: tongSo })}</h2>
      <p className="form-help">{t('import.hint')}</p>
      <div className="import-acts">
        {decisions.map((one) => (
          <Button key={one} size="small" disabled={busy} onClick={() => void send({ tatCa: one })}>
            {t('import.all', { decision: t(`import.decision.${one}`) })}
          </Button>
        ))}
      </div>
      <ul className="merge-pairs">
        {dongs.map((line) => {
          const [likely] = line.trungs;
          return (
            <li key={line.dong}>
              {person(line, t('import.line', { line: line.dong }))}
              {likely ? (
                person(likely.BenhNhan, likely.BenhNhan.MaYTe)
              ) : (
                <div>{t('import.likeLine', { line: line.trungDong })}</div>
              )}
              <div className="merge-why">
                {likely ? (
                  <>
                    <StateTag tone={line.duocTaoMoi ? 'waiting' : 'urgent'}>
                      {t('merge.points', { count: likely.score })}
                    </StateTag>
                    <small>
                      {likely.reasons.map(({ reason }) => t(`same.${reason as 'Ten'}`)).join(', ')}
                    </small>
                  </>
                ) : null}
              </div>
              <Segmented
                aria-label={t('import.decideLine', { line: line.dong })}
                value={line.quyetDinh}
                options={decisions
                  .filter((one) => (one !== 'TaoMoi' || line.duocTaoMoi) && (one !== 'CapNhat' || likely))
                  .map((value) => ({ value, label: t(`import.decision.${value}`) }))}
                onChange={(value) =>
                  void send({
                    quyetDinhs: [
                      {
                        dong: line.dong,
                        quyetDinh: value as QuyetDinhTrung,
                        BenhNhan_Id: likely?.BenhNhan._id ?? null,
                      },
                    ],
                  })
                }
              />
            </li>
          );
        })}
      </ul>
      {tongSo > page ? (
        <div className="import-acts">
          <Button disabled={offset === 0} onClick={() => setOffset(offset - page)}>
            {t('import.before')}
          </Button>
          <Button disabled={offset + page >= tongSo} onClick={() => setOffset(offset + page)}>
            {t('import.next')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
